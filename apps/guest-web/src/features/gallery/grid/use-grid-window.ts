import { useLayoutEffect, type RefObject } from 'react';
import type { Masonry } from '../masonry/masonry';

/** Then cells of guessed height are shown. */
const SETTLE_MS = 1_500;
const AHEAD_MS = 100;

/** Reports width and visible range; scrolls by the shift. */
export function useGridWindow(
  ref: RefObject<HTMLElement | null>,
  masonry: Masonry,
): void {
  useLayoutEffect(() => {
    const grid = ref.current!;
    const look = () => {
      const { top } = grid.getBoundingClientRect();
      masonry.setWindow(-top, window.innerHeight - top);
    };
    const measure = () => {
      masonry.setWidth(grid.clientWidth);
      look();
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(grid);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    const timer = setTimeout(() => masonry.settle(), SETTLE_MS);
    // After the first tiles have been painted.
    const ahead = setTimeout(() => masonry.lookAhead(), AHEAD_MS);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      clearTimeout(timer);
      clearTimeout(ahead);
    };
  }, [ref, masonry]);
}
