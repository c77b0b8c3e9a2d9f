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

const READING = {
  language: 'en-GB',
  timeZone: 'Europe/Istanbul',
  sender: 'Ayşe',
};

describe('factsOf', () => {
  it('names guest, table, times, size, camera and file', () => {
    const item = { ...ITEM, camera: 'Apple iPhone 15', table: 7 };
    const facts = factsOf(item, READING);
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
    expect(facts[2]!.value).toBe('21 November 2026, 23:00');
    expect(facts[4]!.value).toMatch(/^4000 × 3000, 4\.\d MB$/);
  });

  it('has the times of the wedding, as its headings', () => {
    const late = { ...ITEM, moment: '2026-06-20T21:34:00.000Z' };
    const takenAt = (timeZone: string) =>
      factsOf(late, { ...READING, timeZone })[1]!.value;
    expect(takenAt('Europe/Istanbul')).toBe('21 June 2026, 00:34');
    expect(takenAt('Europe/Berlin')).toBe('20 June 2026, 23:34');
    expect(takenAt('Moon/Tranquility')).toMatch(/2[01] June 2026/);
  });

  it('leaves out unknown facts', () => {
    const item: MediaItem = { ...ITEM, moment_source: 'upload' };
    const reading = { ...READING, sender: undefined };
    expect(factsOf(item, reading).map(({ key }) => key)).toEqual([
      'addedAt',
      'fileSize',
      'fileName',
    ]);
  });
});
