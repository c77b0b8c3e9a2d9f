/** Part of the stage's width. */
const FAR_ENOUGH = 0.3;
/** Part of the stage's height. */
const FAR_DOWN = 0.2;
/** A short flick turns, too. Pixels per millisecond. */
const FAST_ENOUGH = 0.4;
/** At the ends. */
const RESISTANCE = 0.3;
const LEAST_PX = 12;

export interface Swipe {
  /** Pixels to the right. */
  distance: number;
  /** Final, in pixels per millisecond. */
  speed: number;
  /** Pixels. */
  width: number;
}

export interface Neighbours {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Returns 1 for the next page, -1 for the previous, else 0. */
export function stepOf(
  { distance, speed, width }: Swipe,
  { hasPrevious, hasNext }: Neighbours,
): -1 | 0 | 1 {
  if (Math.abs(distance) < LEAST_PX) return 0;
  const isFlick =
    Math.abs(speed) >= FAST_ENOUGH && Math.sign(speed) === Math.sign(distance);
  if (!isFlick && Math.abs(distance) < width * FAR_ENOUGH) return 0;
  if (distance < 0) return hasNext ? 1 : 0;
  return hasPrevious ? -1 : 0;
}

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
  if (distance < LEAST_PX) return false;
  return speed >= FAST_ENOUGH || (speed >= 0 && distance >= height * FAR_DOWN);
}

/** Returns the stage's offset in pixels. */
export function followed(
  distance: number,
  { hasPrevious, hasNext }: Neighbours,
): number {
  const isEnd = distance < 0 ? !hasNext : !hasPrevious;
  return isEnd ? distance * RESISTANCE : distance;
}
