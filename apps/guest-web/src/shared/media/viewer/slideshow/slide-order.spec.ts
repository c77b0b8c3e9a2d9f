import { describe, expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { ordered } from './slide-order';

const photo = (id: string, moment: number, uploaded: number) =>
  ({
    id,
    file_type: 'image/jpeg',
    processing: 'ready',
    storage_url: `/media/${id}`,
    preview_url: `/media/${id}/preview`,
    moment: new Date(moment).toISOString(),
    created_at: new Date(uploaded).toISOString(),
  }) as MediaItem;

const ITEMS = [photo('a', 3, 1), photo('b', 1, 2), photo('c', 2, 3)];
const idsOf = (items: readonly MediaItem[]) => items.map(({ id }) => id);

describe('ordered', () => {
  it('begins with the oldest', () => {
    expect(idsOf(ordered(ITEMS, 'moment', 1))).toEqual(['b', 'c', 'a']);
    expect(idsOf(ordered(ITEMS, 'uploaded', 1))).toEqual(['a', 'b', 'c']);
  });

  it('shuffles by the seed, and an arrival moves no other item', () => {
    const many = [...'abcdefghij'].map((id) => photo(id, 0, 0));
    const before = idsOf(ordered(many, 'shuffled', 7));
    expect(before).not.toEqual(idsOf(ordered(many, 'shuffled', 8)));
    const after = idsOf(ordered([photo('new', 0, 0), ...many], 'shuffled', 7));
    expect(after.filter((id) => id !== 'new')).toEqual(before);
  });

  it('leaves out what cannot be shown', () => {
    const heic = { ...photo('h', 0, 0), file_type: 'image/heic' };
    delete heic.preview_url;
    const video = { ...photo('v', 0, 0), file_type: 'video/mp4' };
    const pending = { ...video, id: 'w', processing: 'pending' };
    const sound = { ...video, id: 's', sound_only: true };
    const items = [heic, video, pending, sound];
    expect(idsOf(ordered(items as MediaItem[], 'moment', 1))).toEqual(['v']);
  });
});
