import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MediaKind } from '@hatira/api-client';
import {
  entryNotes,
  presentLayer,
} from '../../../shared/media/viewer/layers/back-layer-entry';
import {
  formatPlace,
  parsePlace,
  type ViewerPlace,
} from '../../../shared/media/viewer/viewer-place';

/** Browsers refuse addresses that change too often. */
const REST_MS = 400;

/**
 * Keeps the place in the address; back undoes a change of filter, not of item.
 */
export function useViewerPlace() {
  const place = parsePlace(useLocation().hash);
  const { kind: shownKind } = place;
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A pending place belongs to the previous filter.
  useEffect(() => () => clearTimeout(timer.current), [shownKind]);

  const showKind = useCallback(
    (kind: MediaKind) => {
      clearTimeout(timer.current);
      // Replaces a layer's entry: back leads to the page.
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
