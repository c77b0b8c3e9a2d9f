import { useEffect, useState } from 'react';
import { loadPart } from '../../../shared/i18n/i18n';
import { withJitter } from '../../../shared/lib/with-jitter';

export type LateView = typeof import('./late-view');

const AGAIN_MS = 3_000;

/**
 * Loads after the first paint, and until the network works. Files are sent
 * without it.
 */
export function useLateView(): LateView | undefined {
  const [view, setView] = useState<LateView>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isMounted = true;
    const load = () => {
      Promise.all([import('./late-view'), loadPart('sending')]).then(
        ([late]) => isMounted && setView(late),
        () => {
          if (isMounted) timer = setTimeout(load, withJitter(AGAIN_MS));
        },
      );
    };
    load();
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, []);
  return view;
}
