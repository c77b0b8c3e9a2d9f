import { FLICK_SPEED, LEAST_SWIPE_PX, type Neighbours } from '@hatira/contract';

/** Part of the stage's height. */
const FAR_DOWN = 0.2;
/** At the ends. */
const RESISTANCE = 0.3;

export interface Pull {
  /** Pixels down. */
  distance: number;
  /** Final, in pixels per millisecond. */
  speed: number;
  /** Pixels. */
  height: number;
}

/** True when a finger has pulled the slide far enough down, or flicked it. */
export function isPulledAway({ distance, speed, height }: Pull): boolean {
  if (distance < LEAST_SWIPE_PX) return false;
  return speed >= FLICK_SPEED || (speed >= 0 && distance >= height * FAR_DOWN);
}

/** Returns the stage's offset in pixels. */
export function followed(
  distance: number,
  { hasPrevious, hasNext }: Neighbours,
): number {
  const isEnd = distance < 0 ? !hasNext : !hasPrevious;
  return isEnd ? distance * RESISTANCE : distance;
}
