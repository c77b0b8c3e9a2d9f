import { describe, expect, it } from 'vitest';
import type { MediaItem } from '@hatira/contract';
import { originalOf, pixelLimit } from './original-limit';

const PHOTO = {
  file_type: 'image/jpeg',
  processing: 'ready',
  storage_url: '/media/a',
  preview_url: '/media/a/preview',
  width: 6000,
  height: 4000,
} as MediaItem;

describe('originalOf', () => {
  it.each([
    ['more pixels than the preview', PHOTO, '/media/a'],
    ['no more pixels', { ...PHOTO, width: 2048, height: 1365 }, undefined],
    ['too many pixels', { ...PHOTO, width: 12000, height: 9000 }, undefined],
    ['unknown pixels', { ...PHOTO, width: undefined }, undefined],
    ['HEIC', { ...PHOTO, file_type: 'image/heic' }, undefined],
    ['a torn file', { ...PHOTO, processing: 'failed' }, undefined],
  ])('%s', (_case, item, address) =>
    expect(originalOf(item as MediaItem, 2048, 50_000_000)).toBe(address),
  );
});

describe('pixelLimit', () => {
  it('grows with the memory', () => {
    const limits = [1, 4, 8].map((deviceMemory) =>
      pixelLimit({ deviceMemory, maxTouchPoints: 5 }),
    );
    expect(limits).toEqual([...limits].sort((a, b) => a - b));
    expect(new Set(limits).size).toBe(3);
  });

  it('is careful with phones that do not tell', () =>
    expect(pixelLimit({ maxTouchPoints: 5 })).toBeLessThan(
      pixelLimit({ maxTouchPoints: 0 }),
    ));
});
