import { renderHook } from '@testing-library/react';
import type { MediaItem } from '@hatira/contract';
import { beforeEach, expect, it } from 'vitest';
import { Masonry } from './masonry/masonry';
import { useKeptPlace } from './use-kept-place';

const items = [
  { id: 'unknown', file_type: 'image/jpeg' },
  { id: 'known', file_type: 'image/jpeg', width: 100, height: 100 },
] as MediaItem[];

function openGallery() {
  const masonry = new Masonry({
    gap: 8,
    columns: 2,
    captions: { prepare: () => undefined, heightOf: () => 0 },
    wideCaptions: { prepare: () => undefined, heightOf: () => 0 },
  });
  masonry.setItems(items);
  masonry.setWidth(408);
  renderHook(() => useKeptPlace(1, masonry));
  return masonry;
}

beforeEach(() => sessionStorage.clear());

it('gives a picture of unknown size its measured cell after a reload', () => {
  const before = openGallery();
  expect(before.current().layout.height[0]).toBe(250);
  before.learn(
    new Map([
      ['unknown', 0.5],
      ['known', 1],
    ]),
  );
  window.dispatchEvent(new Event('pagehide'));
  const [stored] = Object.values(sessionStorage) as string[];
  expect(stored).not.toContain('"known"');

  const after = openGallery();
  expect([...after.current().layout.height]).toEqual([100, 200]);
});
