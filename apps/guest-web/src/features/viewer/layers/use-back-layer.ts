import { useEffect } from 'react';
import { presentLayer, pushLayer } from './back-layer-entry';

/**
 * Something that lies over the page: the browser's back button closes it first. Closed otherwise, it takes its entry
 * along, unless something else has come over or in place of that: one would be taken back where one has just gone.
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
