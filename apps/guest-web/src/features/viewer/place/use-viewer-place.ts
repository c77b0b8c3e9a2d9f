import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MediaKind } from '@hatira/api-client';
import { entryNotes, presentLayer } from '../layers/back-layer-entry';
import { formatPlace, parsePlace, type ViewerPlace } from './viewer-place';

/** Browsers refuse addresses that change too often. */
const REST_MS = 400;

/** The place in the address: a filter is a step that the browser's back button takes back, an item is not. */
export function useViewerPlace() {
  const place = parsePlace(useLocation().hash);
  const { kind: shownKind } = place;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was looked at under another filter is no place of this one, however one has come here.
  useEffect(() => () => clearTimeout(timer.current), [shownKind]);

  const showKind = useCallback(
    (kind: MediaKind) => {
      clearTimeout(timer.current);
      // Whoever goes on from what lies over the page has left it: back leads to the page.
      void navigate(
        { hash: formatPlace({ kind }) },
        { replace: presentLayer() !== undefined },
      );
    },
    [navigate],
  );
  const rememberItem = useCallback(
    (shown: ViewerPlace) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void navigate(
          { hash: formatPlace(shown) },
          { replace: true, state: entryNotes() },
        );
      }, REST_MS);
    },
    [navigate],
  );
  return { place, showKind, rememberItem };
}
