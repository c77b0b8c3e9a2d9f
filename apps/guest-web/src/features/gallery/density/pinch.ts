import type { Masonry } from '../masonry/masonry';
import { LEAST_ACROSS, MOST_ACROSS } from '../masonry/grid-shape';
import { rememberColumns } from './stored-columns';

/** Fingers this much farther apart: one fewer across. */
const STEP = 1.35;
/** A page zoomed by this much is moved and zoomed by the browser. */
const ZOOMED = 1.05;

/** @returns stops it */
export function followPinch(grid: HTMLElement, masonry: Masonry): () => void {
  let from: number | undefined;
  const change = (step: 1 | -1) => {
    const columns = masonry.current().shape.columns + step;
    if (columns < LEAST_ACROSS || columns > MOST_ACROSS) return;
    masonry.setColumns(columns);
    rememberColumns(columns);
  };
  // Otherwise the browser begins to scroll, and reports few movements.
  const begin = (event: TouchEvent) => {
    if (event.touches.length === 2 && !isZoomed()) event.preventDefault();
  };
  const move = ({ touches }: TouchEvent) => {
    const distance = isZoomed() ? undefined : distanceOf(touches);
    from = distance === undefined ? undefined : (from ?? distance);
    if (distance === undefined || from === undefined) return;
    const isApart = distance > from * STEP;
    if (!isApart && distance > from / STEP) return;
    from = distance;
    change(isApart ? -1 : 1);
  };
  const end = () => (from = undefined);
  const zoom = () =>
    document.documentElement.toggleAttribute('data-zoomed', isZoomed());
  const passive = { passive: true };
  grid.addEventListener('touchstart', begin, { passive: false });
  grid.addEventListener('touchmove', move, passive);
  grid.addEventListener('touchend', end, passive);
  grid.addEventListener('touchcancel', end, passive);
  window.visualViewport?.addEventListener('resize', zoom);
  return () => {
    grid.removeEventListener('touchstart', begin);
    grid.removeEventListener('touchmove', move);
    grid.removeEventListener('touchend', end);
    grid.removeEventListener('touchcancel', end);
    window.visualViewport?.removeEventListener('resize', zoom);
  };
}

function distanceOf(touches: TouchList): number | undefined {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other || touches.length !== 2) return undefined;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > ZOOMED;
}
