/** So much of the stage's width turns the page. */
const FAR_ENOUGH = 0.3;
/** So fast a flick turns it too, however short. Pixels in a millisecond. */
const FAST_ENOUGH = 0.4;
/** At the ends the stage follows the finger only so much. */
const RESISTANCE = 0.3;
const LEAST_PX = 12;

export interface Swipe {
  /** How far the finger has gone, to the right. Pixels. */
  distance: number;
  /** At the end. Pixels in a millisecond. */
  speed: number;
  /** The stage's. Pixels. */
  width: number;
}

export interface Neighbours {
  hasPrevious: boolean;
  hasNext: boolean;
}

/** The page that a swipe leads to: 1 the next, -1 the previous, 0 none. */
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

/** How far the stage follows the finger. Pixels. */
export function followed(
  distance: number,
  { hasPrevious, hasNext }: Neighbours,
): number {
  const isEnd = distance < 0 ? !hasNext : !hasPrevious;
  return isEnd ? distance * RESISTANCE : distance;
}
