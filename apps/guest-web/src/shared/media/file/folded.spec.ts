import type { MediaItem } from '@hatira/contract';
import { describe, expect, it } from 'vitest';
import { folded, withoutLiveVideos } from './folded';

const item = (id: string, more: Partial<MediaItem> = {}) =>
  ({ id, ...more }) as MediaItem;
const [video, photo] = [item('v', { motion_of: 'p' }), item('p')];
const [copy, first] = [item('c', { same_as: 'f' }), item('f')];
const ids = (items: readonly MediaItem[]) => items.map(({ id }) => id);
const whole = { isComplete: true };

describe('folded', () => {
  it('returns the same list without a relation', () => {
    const items = [item('a'), item('b')];
    expect(folded(items, whole).tiles).toBe(items);
  });

  it('makes one tile of a Live Photo and one of equal pictures', () => {
    const { tiles, videos, stacks } = folded(
      [video, copy, photo, first],
      whole,
    );
    expect(ids(tiles)).toEqual(['p', 'f']);
    expect(Object.fromEntries(videos)).toEqual({ p: 'v' });
    expect(Object.fromEntries(stacks)).toEqual({
      f: { count: 2, others: [copy], isSame: true },
    });
  });

  it('shows the copies of an open stack behind the first', () => {
    const { tiles, stacks, opened } = folded([copy, item('a'), first], {
      ...whole,
      open: ['f', 'a'],
    });
    expect(ids(tiles)).toEqual(['a', 'f', 'c']);
    expect([...opened]).toEqual(['f', 'c']);
    expect(stacks.get('f')?.count).toBe(2);
  });

  it('hides no note', () => {
    const other = item('o', { same_as: 'f', note: 'Ayşe|' });
    expect(ids(folded([other, copy, first], whole).tiles)).toEqual(['o', 'f']);
  });

  it('stacks copies whose first is not loaded or was deleted', () => {
    const later = item('d', { same_as: 'f' });
    const { tiles, stacks } = folded([later, copy], whole);
    expect(ids(tiles)).toEqual(['d']);
    expect(ids(stacks.get('d')!.others)).toEqual(['c']);
  });

  it('names the video of a folded copy', () => {
    const ofCopy = item('v', { motion_of: 'c' });
    const { tiles, videos } = folded([ofCopy, copy, first], whole);
    expect(ids(tiles)).toEqual(['f']);
    expect(videos.get('c')).toBe('v');
  });
});

it('shows the video of a Live Photo only without its photo', () => {
  expect(ids(withoutLiveVideos([video], true))).toEqual(['v']);
  expect(ids(withoutLiveVideos([video], false))).toEqual([]);
});
