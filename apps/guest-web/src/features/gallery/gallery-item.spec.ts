import { describe, expect, it } from 'vitest';
import { noteOf, tileUrl, toldRatio, viewUrl, type GalleryItem } from './gallery-item';

const original: Partial<GalleryItem> = {
  id: 'a',
  file_name: 'a.jpg',
  file_type: 'image/jpeg',
  file_size: 1,
  storage_url: '/media/a',
  created_at: '2026-06-14T20:00:00Z',
};
const item = (more: Partial<GalleryItem> = {}) => ({ ...original, ...more }) as GalleryItem;

describe('noteOf', () => {
  it.each([
    ['Ayşe|Mutluluklar!', { name: 'Ayşe', text: 'Mutluluklar!' }],
    ['Ayşe|', { name: 'Ayşe' }],
    ['|Mutluluklar!', { text: 'Mutluluklar!' }],
    ['Mutluluklar!', { text: 'Mutluluklar!' }],
    ['|', undefined],
    [undefined, undefined],
  ])('reads %s', (note, parts) => expect(noteOf(item({ note }))).toEqual(parts));
});

describe('toldRatio', () => {
  it('is known only where both sides are', () => {
    expect(toldRatio(item({ width: 400, height: 300 }))).toBe(0.75);
    expect(toldRatio(item({ width: 400 }))).toBeUndefined();
    expect(toldRatio(item())).toBeUndefined();
  });
});

describe('viewUrl and tileUrl', () => {
  const renditions = { thumb_url: '/t', preview_url: '/p' };

  it.each([
    ['a plain photo', {}, '/media/a', '/media/a'],
    ['a photo with renditions', renditions, '/media/a', '/t'],
    ['an iPhone photo', { ...renditions, file_type: 'image/heic' }, '/p', '/t'],
    ['an iPhone photo before its renditions', { file_type: 'image/heic' }, '/media/a', '/media/a'],
    ['a video', { thumb_url: '/t', file_type: 'video/mp4' }, '/media/a', '/media/a'],
    ['a video that browsers do not play', { file_type: 'video/quicktime', playback_url: '/v' }, '/v', '/v'],
  ])('%s', (_, more, seen, inGrid) => {
    expect([viewUrl(item(more)), tileUrl(item(more))]).toEqual([seen, inGrid]);
  });
});
