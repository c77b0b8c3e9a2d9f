import { isPortrait } from '../player/rotation';
import type { Shot } from '../player/slide';

/** `three` has its first shot over the whole height. */
export type Layout = 'one' | 'columns' | 'rows' | 'three' | 'four';

export function layoutOf(shots: readonly Shot[]): Layout {
  if (shots.length < 2) return 'one';
  if (shots.length > 2) return shots.length === 3 ? 'three' : 'four';
  return shots.some(({ item }) => isPortrait(item)) ? 'columns' : 'rows';
}

/** Gives the high place of `three` to a portrait. */
export function arranged(shots: readonly Shot[]): Shot[] {
  if (layoutOf(shots) !== 'three') return [...shots];
  const portraits = shots.filter(({ item }) => isPortrait(item));
  const others = shots.filter(({ item }) => !isPortrait(item));
  return [...portraits, ...others];
}
