import { describe, expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { factsOf } from './item-facts';

const ITEM = {
  id: 'a',
  file_name: 'dance.jpg',
  file_type: 'image/jpeg',
  file_size: 4_200_000,
  note: 'Ayşe|Mutluluklar!',
  created_at: '2026-11-22T20:00:00.000Z',
  moment: '2026-11-21T20:00:00.000Z',
  moment_source: 'exif',
  processing: 'ready',
  storage_url: '/media/a',
  width: 4000,
  height: 3000,
} as MediaItem;

const keysOf = (item: MediaItem) =>
  factsOf(item, 'en-GB').map(({ key }) => key);

describe('factsOf', () => {
  it('names guest, table, times, size, camera and file', () => {
    const item = { ...ITEM, camera: 'Apple iPhone 15', table: 7 };
    const facts = factsOf(item, 'en-GB');
    expect(facts.map(({ key }) => key)).toEqual([
      'by',
      'table',
      'takenAt',
      'addedAt',
      'fileSize',
      'camera',
      'fileName',
    ]);
    expect(facts[0]!.value).toBe('Ayşe');
    expect(facts[2]!.value).toMatch(/2[12] November 2026/);
    expect(facts[4]!.value).toMatch(/^4000 × 3000, 4\.\d MB$/);
  });

  it('leaves out unknown facts', () => {
    const { note: _note, ...rest } = ITEM;
    expect(keysOf({ ...rest, moment_source: 'upload' })).toEqual([
      'addedAt',
      'fileSize',
      'fileName',
    ]);
  });
});
