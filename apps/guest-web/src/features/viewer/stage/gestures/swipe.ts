/** Part of the stage's width that turns the page. */
const FAR_ENOUGH = 0.3;
/** Turns a short flick, too. Pixels per millisecond. */
const FAST_ENOUGH = 0.4;
/** At the ends. */
const RESISTANCE = 0.3;
const LEAST_PX = 12;

export interface Swipe {
  /** To the right. Pixels. */
  distance: number;
  /** Final speed. Pixels per millisecond. */
  speed: number;
  /** Pixels. */
  width: number;
}

export interface Neighbours {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Returns 1 for the next, -1 for the previous, 0 for the same page. */
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

/** Returns how far the stage follows the finger. Pixels. */
export function followed(
  distance: number,
  { hasPrevious, hasNext }: Neighbours,
): number {
  const isEnd = distance < 0 ? !hasNext : !hasPrevious;
  return isEnd ? distance * RESISTANCE : distance;
}
