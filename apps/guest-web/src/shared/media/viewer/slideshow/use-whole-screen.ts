import { useEffect, type RefObject } from 'react';

/**
 * Shows the layer around the element full screen where the browser has it, as
 * the layer has the focus; leaving the full screen ends the show.
 */
export function useWholeScreen(
  ref: RefObject<HTMLElement | null>,
  onLeave: () => void,
): void {
  useEffect(() => {
    let wasFull = false;
    const look = () => {
      if (document.fullscreenElement) wasFull = true;
      else if (wasFull) onLeave();
    };
    document.addEventListener('fullscreenchange', look);
    // On an iPhone without it the show fills the window.
    const layer = ref.current!.closest('[data-viewer-layer]')!;
    void layer.requestFullscreen?.().catch(() => undefined);
    return () => {
      document.removeEventListener('fullscreenchange', look);
      if (document.fullscreenElement)
        void document.exitFullscreen().catch(() => undefined);
    };
  }, [ref, onLeave]);
}
