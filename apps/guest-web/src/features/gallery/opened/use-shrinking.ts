import { useEffect, useEffectEvent } from 'react';
import type { MediaItem } from '@hatira/contract';
import { parsePlace } from '../../../shared/media/viewer/viewer-place';
import { mayMove, shrink } from './picture-transition';

/** A newer property: the browser animates the step back. */
type AnimatedPop = PopStateEvent & { hasUAVisualTransition?: boolean };

/**
 * Shrinks the picture when a step back closes it.
 * @param tile draws the tile if it can
 */
export function useShrinking(
  item: () => MediaItem | undefined,
  tile: () => HTMLElement | undefined,
): void {
  const onPop = useEffectEvent((event: AnimatedPop) => {
    const shown = item();
    const isClosing = parsePlace(location.hash).id === undefined;
    if (!shown || !isClosing || !event.isTrusted) return;
    if (event.hasUAVisualTransition || !mayMove()) return;
    // The page as it was is the transition's begin.
    event.stopImmediatePropagation();
    const { state } = event as { state: unknown };
    const change = () =>
      void window.dispatchEvent(new PopStateEvent('popstate', { state }));
    shrink({ item: shown, tile, change });
  });
  useEffect(() => {
    const { pathname } = location;
    const look = (event: PopStateEvent) => {
      if (location.pathname === pathname) onPop(event);
    };
    window.addEventListener('popstate', look, true);
    return () => window.removeEventListener('popstate', look, true);
  }, []);
}
