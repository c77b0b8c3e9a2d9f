import { useCallback, useEffect, useState } from 'react';
import { useBackLayer } from './use-back-layer';

export function useFullScreenLayer(): void {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  const leave = useCallback(() => {
    if (document.fullscreenElement)
      void document.exitFullscreen().catch(() => undefined);
  }, []);
  useBackLayer(isFull, leave);
}
