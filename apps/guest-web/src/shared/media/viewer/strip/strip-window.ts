/** A thumbnail and its gap. Pixels. */
export const STEP_PX = 60;
const MARGIN_ITEMS = 6;

/** Both included. */
export interface StripWindow {
  first: number;
  last: number;
}

/** Returns the items to render. Pixels. */
export function stripWindow(
  scrollLeft: number,
  width: number,
  count: number,
): StripWindow {
  const first = Math.max(0, Math.floor(scrollLeft / STEP_PX) - MARGIN_ITEMS);
  const last = Math.min(
    count - 1,
    Math.ceil((scrollLeft + width) / STEP_PX) + MARGIN_ITEMS,
  );
  return { first: Math.min(first, Math.max(0, last)), last };
}

/** Returns the centring scroll position in pixels. */
export function centredAt(index: number, width: number): number {
  return Math.max(0, (index + 0.5) * STEP_PX - width / 2);
}
