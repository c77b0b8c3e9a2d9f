import { useEffect, type RefObject } from 'react';
import type { GalleryTools } from '../tools/gallery-tools';

type Grid = Pick<GalleryTools, 'masonry' | 'selection'>;

/** Loads when the page rests, or with the first touch. */
export const loadTouches = () => import('./touches');

/**
 * Two fingers change the number across, and a long touch begins a selection, also
 * the one that loads them.
 */
export function useTouches(
  ref: RefObject<HTMLElement | null>,
  { masonry, selection }: Grid,
): void {
  useEffect(() => {
    const grid = ref.current!;
    const end = new AbortController();
    const { signal } = end;
    let isLoading = false;
    let touched: PointerEvent | undefined;
    const follow = (event: PointerEvent) => {
      touched = event.type === 'pointerdown' ? event : undefined;
      if (isLoading) return;
      isLoading = true;
      loadTouches().then(
        (part) =>
          part.followTouches(grid, { masonry, selection, touched, signal }),
        // The page has a control for each, too.
        () => undefined,
      );
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
      grid.addEventListener(type, follow, { signal });
    return () => end.abort();
  }, [ref, masonry, selection]);
}
