import type { MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { folded } from '../../../shared/media/file/folded';
import { similar, stackerOf } from './similar';

const START_MS = Date.parse('2026-06-20T20:00:00Z');
const photo = (id: string, seconds: number, more: Partial<MediaItem> = {}) =>
  ({
    id,
    file_type: 'image/jpeg',
    camera: 'Apple iPhone 15',
    width: 4032,
    height: 3024,
    moment: new Date(START_MS + seconds * 1000).toISOString(),
    moment_source: 'exif_offset',
    ...more,
  }) as MediaItem;
const other = { camera: 'samsung SM-S921B', width: 4000, height: 3000 };
const stacks = (mode: 'bursts' | 'moments', ...photos: MediaItem[]) =>
  similar(photos, mode).map((group) => group.map(({ id }) => id).join(''));

describe('similar', () => {
  it('stacks the photos of one camera that follow each other, in the list’s order', () => {
    const burst = [photo('c', 5), photo('b', 2), photo('a', 0)];
    expect(stacks('bursts', ...burst, photo('d', 9))).toEqual(['cba']);
  });

  it('ends a burst after 15 seconds', () => {
    const long = 'abcdefghij'.split('').map((id, at) => photo(id, at * 2));
    expect(stacks('bursts', ...long)).toEqual(['abcdefgh', 'ij']);
  });

  it('keeps apart cameras, guests and ways to hold a phone, which one moment joins', () => {
    const apart = [
      photo('a', 0),
      photo('b', 1, other),
      photo('c', 1, { note: 'Ayşe|' }),
      photo('d', 2, { width: 3024, height: 4032 }),
      photo('e', 4),
    ];
    expect(stacks('bursts', ...apart)).toEqual([]);
    expect(stacks('moments', ...apart)).toEqual(['abcd']);
  });

  it('leaves out videos, wishes and times that are not of the camera', () => {
    const ways: Partial<MediaItem>[] = [
      { file_type: 'video/mp4' },
      { note: 'Ayşe|Mutluluklar!' },
      { moment_source: 'file' },
      { moment_source: 'upload' },
      { camera: '' },
    ];
    for (const way of ways)
      expect(stacks('moments', photo('a', 0), photo('b', 1, way))).toEqual([]);
  });
});

describe('stackerOf', () => {
  const items = [
    photo('c', 2),
    photo('copy', 1, { same_as: 'b' }),
    photo('b', 1),
    photo('v', 1, { file_type: 'video/quicktime', motion_of: 'b' }),
    photo('a', 60),
  ];
  const view = folded(items, {
    isComplete: true,
    stacker: stackerOf('bursts'),
  });

  it('makes one tile of a burst with its copies, and counts its pictures', () => {
    expect(view.tiles.map(({ id }) => id)).toEqual(['c', 'a']);
    const [, copy, b] = items;
    expect(Object.fromEntries(view.stacks)).toEqual({
      c: { count: 3, others: [b, copy], isSame: false },
    });
    expect(view.videos.get('b')).toBe('v');
  });

  it('changes nothing in a list without similar photos', () => {
    const apart = [photo('a', 0), photo('b', 60)];
    const options = { isComplete: true, stacker: stackerOf('moments') };
    expect(folded(apart, options).tiles).toBe(apart);
  });
});
