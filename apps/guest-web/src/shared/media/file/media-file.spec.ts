import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import {
  cameraFormat,
  isIncomplete,
  knownRatio,
  largePictureUrl,
  noteOf,
  pictureUrl,
  viewUrl,
} from './media-file';

const original: Partial<MediaItem> = {
  id: 'a',
  file_name: 'a.jpg',
  file_type: 'image/jpeg',
  file_size: 1,
  storage_url: '/media/a',
  created_at: '2026-06-14T20:00:00Z',
};
const item = (more: Partial<MediaItem> = {}) =>
  ({ ...original, ...more }) as MediaItem;

describe('noteOf', () => {
  it.each([
    ['Ayşe|Mutluluklar!', { name: 'Ayşe', text: 'Mutluluklar!' }],
    ['Ayşe|', { name: 'Ayşe' }],
    ['|Mutluluklar!', { text: 'Mutluluklar!' }],
    ['Mutluluklar!', { text: 'Mutluluklar!' }],
    ['|', undefined],
    [undefined, undefined],
  ])('reads %s', (note, parts) =>
    expect(noteOf(item({ note }))).toEqual(parts),
  );

  it('keeps the line breaks of a poem', () => {
    const poem = 'Bir gül kadar güzel,\nbir ömür kadar uzun.\n\nMutluluklar!';
    expect(noteOf(item({ note: `Ayşe|${poem}` }))).toEqual({
      name: 'Ayşe',
      text: poem,
    });
  });

  it('joins the lines of a note that would push other photos away', () => {
    expect(noteOf(item({ note: `a${'\n'.repeat(300)}b` }))).toEqual({
      text: 'a\n\nb',
    });
    expect(noteOf(item({ note: Array(180).fill('a').join('\n') }))?.text).toBe(
      Array(180).fill('a').join(' '),
    );
  });
});

describe('knownRatio', () => {
  it('is known only with both sides', () => {
    expect(knownRatio(item({ width: 400, height: 300 }))).toBe(0.75);
    expect(knownRatio(item({ width: 400 }))).toBeUndefined();
    expect(knownRatio(item())).toBeUndefined();
  });
});

describe('viewUrl', () => {
  it.each([
    ['a plain photo', { preview_url: '/p' }, '/media/a'],
    ['an iPhone photo', { preview_url: '/p', file_type: 'image/heic' }, '/p'],
    [
      'an iPhone photo before its renditions',
      { file_type: 'image/heic' },
      '/media/a',
    ],
    ['a video', { poster_url: '/f', file_type: 'video/mp4' }, '/media/a'],
    [
      'a video that browsers do not play',
      { file_type: 'video/quicktime', playback_url: '/v' },
      '/v',
    ],
  ])('of %s', (_, more, url) => expect(viewUrl(item(more))).toBe(url));
});

describe('pictureUrl', () => {
  const now = Date.parse('2026-06-14T20:00:10Z');
  const later = Date.parse('2026-06-14T21:00:00Z');
  const renditions = {
    thumb_url: '/t',
    preview_url: '/p',
    processing: 'ready',
  } as const;
  const frames = { thumb_url: '/t', poster_url: '/f', file_type: 'video/mp4' };

  it.each([
    ['a small place has the small picture', renditions, 600, '/t'],
    ['a slightly larger place has the small picture', renditions, 1_000, '/t'],
    ['a large place has the large picture', renditions, 1_200, '/p'],
    ['a video has its frame', frames, 600, '/t'],
    ['a large video has its large frame', frames, 1_200, '/f'],
  ])('%s', (_, more, pixels, url) =>
    expect(pictureUrl(item(more), pixels, now)).toBe(url),
  );

  it.each([
    [
      'a fresh photo waits for its picture',
      { processing: 'pending' as const },
      now,
      undefined,
    ],
    [
      'a photo that waited long is shown as the original',
      { processing: 'pending' as const },
      later,
      '/media/a',
    ],
    [
      'an unsupported format is not shown as the original',
      { processing: 'pending' as const, file_type: 'image/heic' },
      later,
      undefined,
    ],
    [
      'a damaged photo is not shown as the original',
      { processing: 'failed' as const },
      later,
      undefined,
    ],
    [
      'a video is not shown as the original',
      { processing: 'pending' as const, file_type: 'video/mp4' },
      later,
      undefined,
    ],
  ])('%s', (_, more, at, url) =>
    expect(pictureUrl(item(more), 600, at)).toBe(url),
  );
});

describe('isIncomplete', () => {
  const failed = { processing: 'failed', thumb_url: '/t' } as const;

  it('marks a truncated photo', () =>
    expect(isIncomplete(item({ ...failed, preview_url: '/p' }))).toBe(true));

  it('leaves a whole thumbnail without a mark when the preview failed', () =>
    expect(isIncomplete(item(failed))).toBe(false));
});

describe('a photo with a gain map', () => {
  afterEach(() => vi.unstubAllGlobals());

  const photo = item({
    thumb_url: '/t',
    preview_url: '/p',
    preview_hdr_url: '/h',
    processing: 'ready',
  });

  it.each([
    [true, '/h'],
    [false, '/p'],
  ])('on a screen whose high dynamic range is %s', (matches, url) => {
    vi.stubGlobal('window', { matchMedia: () => ({ matches }) });
    expect(largePictureUrl(photo)).toBe(url);
    expect(pictureUrl(photo, 600)).toBe('/t');
  });
});

describe('largePictureUrl', () => {
  it.each([
    ['image/gif', '/media/a'],
    ['image/webp', '/media/a'],
    ['image/jpeg', '/p'],
  ])('of %s', (file_type, url) =>
    expect(largePictureUrl(item({ file_type, preview_url: '/p' }))).toBe(url),
  );

  it.each([
    ['an animated AVIF', { duration_seconds: 2 }, '/media/a'],
    ['an AVIF', {}, '/p'],
  ])('of %s', (_, facts, url) => {
    const avif = { file_type: 'image/avif', preview_url: '/p', ...facts };
    expect(largePictureUrl(item(avif))).toBe(url);
  });
});

describe('cameraFormat', () => {
  it.each([
    ['image/x-adobe-dng', 'DNG'],
    ['image/x-canon-cr3', 'CR3'],
    ['image/jxl', 'JXL'],
    ['image/jpeg', undefined],
    ['image/heic', undefined],
    ['video/mp4', undefined],
  ])('of %s', (file_type, name) =>
    expect(cameraFormat(item({ file_type }))).toBe(name),
  );
});
