/** Part of the stage's width. */
const FAR_ENOUGH = 0.3;
/** A short flick turns, too. Pixels per millisecond. */
export const FLICK_SPEED = 0.4;
/** A finger trembles less. Pixels. */
export const LEAST_SWIPE_PX = 12;

/** A finger's way across the stage. */
export interface Swipe {
  /** Pixels to the right. */
  distance: number;
  /** Final, in pixels per millisecond. */
  speed: number;
  /** Pixels. */
  width: number;
}

/** The items beside the one that is shown. */
export interface Neighbours {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** Returns 1 for the next item, -1 for the previous, else 0. */
export function stepOfSwipe(
  { distance, speed, width }: Swipe,
  { hasPrevious, hasNext }: Neighbours,
): -1 | 0 | 1 {
  if (Math.abs(distance) < LEAST_SWIPE_PX) return 0;
  const isFlick =
    Math.abs(speed) >= FLICK_SPEED && Math.sign(speed) === Math.sign(distance);
  if (!isFlick && Math.abs(distance) < width * FAR_ENOUGH) return 0;
  if (distance < 0) return hasNext ? 1 : 0;
  return hasPrevious ? -1 : 0;
}
