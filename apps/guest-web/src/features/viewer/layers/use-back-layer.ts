import { useEffect } from 'react';
import { presentLayer, pushLayer } from './back-layer-entry';

/**
 * Lets the browser's back button close a layer first. When closed otherwise,
 * removes its history entry, unless a newer entry is over or in place of it:
 * going back would undo that navigation.
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
