import { useCallback, useEffect, useEffectEvent } from 'react';
import { presentLayer } from './back-layer-entry';

interface Entry {
  isViewer?: boolean;
}

const isViewer = () => (history.state as Entry | null)?.isViewer === true;

/**
 * Gives an open picture a history entry, so that back closes it. A zoom has a
 * further entry, which keeps this mark.
 * @returns closes it
 */
export function useViewerEntry(onClose: () => void): () => void {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!isViewer())
      history.pushState({ ...(history.state as object), isViewer: true }, '');
    const look = () => {
      if (!isViewer()) closed();
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return useCallback(
    () => history.go(presentLayer() === undefined ? -1 : -2),
    [],
  );
}
