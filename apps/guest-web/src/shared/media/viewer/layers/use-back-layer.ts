import { useEffect } from 'react';
import { presentLayer, pushLayer } from './back-layer-entry';

/**
 * Lets the back button close a layer. Closed otherwise, its history entry is
 * removed unless a newer one exists: going back would undo that navigation.
 */
export function useBackLayer(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer = pushLayer();
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
      if (presentLayer() === layer) history.back();
    };
  }, [isOpen, close]);
}
