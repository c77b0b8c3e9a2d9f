import { useEffect, type RefObject } from 'react';
import type { Masonry } from '../masonry/masonry';

/** Two fingers change the number across; loads with the first touch. */
export function usePinch(
  ref: RefObject<HTMLElement | null>,
  masonry: Masonry,
): void {
  useEffect(() => {
    const grid = ref.current!;
    let stop = (): void => undefined;
    let isGone = false;
    const load = () => {
      grid.removeEventListener('touchstart', load);
      import('./pinch').then(
        ({ followPinch }) => {
          if (!isGone) stop = followPinch(grid, masonry);
        },
        // The toolbar has the choice, too.
        () => undefined,
      );
    };
    grid.addEventListener('touchstart', load, { passive: true });
    return () => {
      isGone = true;
      grid.removeEventListener('touchstart', load);
      stop();
    };
  }, [ref, masonry]);
}
