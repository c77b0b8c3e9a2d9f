import { useEffect, type RefObject } from 'react';
import type { GalleryTools } from '../tools/gallery-tools';

type Grid = Pick<GalleryTools, 'masonry' | 'selection'>;

/**
 * Two fingers change the number across, and a long touch begins a selection.
 * Loads with the first touch.
 */
export function useTouches(
  ref: RefObject<HTMLElement | null>,
  { masonry, selection }: Grid,
): void {
  useEffect(() => {
    const grid = ref.current!;
    let stop = (): void => undefined;
    let isGone = false;
    const load = () => {
      grid.removeEventListener('touchstart', load);
      import('./touches').then(
        ({ followTouches }) => {
          if (!isGone) stop = followTouches(grid, { masonry, selection });
        },
        // The page has a control for each, too.
        () => undefined,
      );
    };
    grid.addEventListener('touchstart', load, { passive: true });
    return () => {
      isGone = true;
      grid.removeEventListener('touchstart', load);
      stop();
    };
  }, [ref, masonry, selection]);
}
