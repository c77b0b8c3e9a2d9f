import type { WallItem } from '@hatira/contract';
import { expect, it } from 'vitest';
import { fills } from './layout';

const item = (size: { width?: number; height?: number }): WallItem => ({
  id: 'a',
  file_type: 'image/jpeg',
  created_at: '2026-06-20T18:00:00.000Z',
  picture: 'preview',
  has_video: false,
  ...size,
});

it.each([
  ['a photo of a phone on a projector', [4, 3], [960, 800], true],
  ['half a pair on a television', [3, 4], [720, 1080], true],
  ['half a pair on a projector', [3, 4], [480, 800], false],
  ['a portrait alone', [3, 4], [1440, 1080], false],
  ['a wide photo', [16, 9], [1440, 1080], false],
] as const)('%s', (_name, [width, height], place, expected) => {
  const [clientWidth, clientHeight] = place;
  expect(fills(item({ width, height }), { clientWidth, clientHeight })).toBe(
    expected,
  );
});

it('shows a photo of unknown size whole', () => {
  expect(fills(item({}), { clientWidth: 4, clientHeight: 3 })).toBe(false);
});
