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
    let first: PointerEvent | undefined;
    let stop = (): void => undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const load = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') return;
      const isLoading = first !== undefined;
      first = event;
      if (isLoading) return;
      loadTouches().then(
        ({ followTouches }) => {
          if (signal.aborted) return;
          waiting.abort();
          stop = followTouches(grid, { masonry, selection }, first);
        },
        // The page has a control for each, too.
        () => undefined,
      );
    };
    const lift = () => (first = undefined);
    grid.addEventListener('pointerdown', load, { signal });
    grid.addEventListener('pointerup', lift, { signal });
    grid.addEventListener('pointercancel', lift, { signal });
    return () => {
      waiting.abort();
      stop();
    };
  }, [ref, masonry, selection]);
}
