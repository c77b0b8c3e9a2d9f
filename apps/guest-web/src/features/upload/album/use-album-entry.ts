import { useCallback, useEffect, useEffectEvent } from 'react';

interface Entry {
  isAlbum?: boolean;
}

const isAlbum = () => (history.state as Entry | null)?.isAlbum === true;

/**
 * Gives an open picture a history entry, so that back closes it. A zoom has a
 * further entry, which keeps this mark.
 * @returns closes it
 */
export function useAlbumEntry(onClose: () => void): () => void {
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (!isAlbum())
      history.pushState({ ...(history.state as object), isAlbum: true }, '');
    const look = () => {
      if (!isAlbum()) closed();
    };
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, []);
  return useCallback(() => history.back(), []);
}
