import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MediaKind } from '@hatira/api-client';
import { formatPlace, parsePlace, type ViewerPlace } from './viewer-place';

/** Browsers refuse addresses that change too often. */
const REST_MS = 400;

/** The place in the address: a filter is a step that the browser's back button takes back, an item is not. */
export function useViewerPlace() {
  const place = parsePlace(useLocation().hash);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const showKind = useCallback(
    (kind: MediaKind) => {
      clearTimeout(timer.current);
      void navigate({ hash: formatPlace({ kind }) });
    },
    [navigate],
  );
  const rememberItem = useCallback(
    (shown: ViewerPlace) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void navigate({ hash: formatPlace(shown) }, { replace: true }), REST_MS);
    },
    [navigate],
  );
  return { place, showKind, rememberItem };
}
