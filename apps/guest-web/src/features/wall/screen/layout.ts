import type { WallItem } from '@hatira/contract';
import { isPortrait } from '../player/rotation';
import type { Shot } from '../player/slide';

/** `three` has its first shot over the whole height. */
export type Layout = 'one' | 'columns' | 'rows' | 'three' | 'four';

export function layoutOf(shots: readonly Shot[]): Layout {
  if (shots.length < 2) return 'one';
  if (shots.length > 2) return shots.length === 3 ? 'three' : 'four';
  return shots.some(({ item }) => isPortrait(item)) ? 'columns' : 'rows';
}

/** Hardly seen at the edges of a picture, unlike bars beside it. */
const MAX_CROP = 0.12;

interface Place {
  clientWidth: number;
  clientHeight: number;
}

/** True where the picture fills its place and loses a narrow edge at most. */
export function fills(
  { width, height }: WallItem,
  { clientWidth, clientHeight }: Place,
): boolean {
  if (width === undefined || height === undefined) return false;
  const ratio = (width * clientHeight) / (height * clientWidth);
  return Math.min(ratio, 1 / ratio) >= 1 - MAX_CROP;
}

/** Gives the high place of `three` to a portrait. */
export function arranged(shots: readonly Shot[]): Shot[] {
  if (layoutOf(shots) !== 'three') return [...shots];
  const portraits = shots.filter(({ item }) => isPortrait(item));
  const others = shots.filter(({ item }) => !isPortrait(item));
  return [...portraits, ...others];
}
