import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import {
  entryNotes,
  presentLayer,
} from '../../../shared/media/viewer/layers/back-layer-entry';
import {
  formatPlace,
  parsePlace,
} from '../../../shared/media/viewer/viewer-place';
import { useToast } from '../../../shared/ui/dialog/toast';
import { loadActions } from '../actions/use-item-actions';
import type { GalleryTools } from '../tools/gallery-tools';
import { loadTouches } from '../grid/use-touches';
import { loadSelected } from '../header/selected-part';
import { isFromGrid } from './from-grid';
import type { OpenedItem } from './opened';
import { loadedViewer, loadViewer, type ViewerPart } from './opened-item-part';
import { pictureOf, revealTile } from '../tools/reveal-tile';

/** Browsers refuse addresses that change too often. */
const REST_MS = 400;
const SIGNS = ['pointermove', 'touchstart', 'scroll', 'keydown'];
/** The pictures on the screen load first. */
const IDLE_MS = 5_000;

type Grid = Pick<GalleryTools, 'masonry' | 'selection'>;

/** Back leads from any item to the grid, at the last shown one. */
export function useOpenedItem(grid: Grid): OpenedItem {
  const { id } = parsePlace(useLocation().hash);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string>(undefined);
  const isOpen = id !== undefined;
  useViewerInAdvance(grid);

  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      clearTimeout(timer.current);
      if (shown.current !== undefined) revealTile(grid, shown.current);
    };
  }, [isOpen, grid]);

  const open = useOpen(grid);
  const remember = useCallback(
    (now: string) => {
      shown.current = now;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void navigate(placeOf(now), { replace: true, state: entryNotes() });
      }, REST_MS);
    },
    [navigate],
  );
  const close = useCallback(() => {
    clearTimeout(timer.current);
    // A zoom has an entry of its own.
    if (isFromGrid()) void navigate(presentLayer() === undefined ? -1 : -2);
    else void navigate(placeOf(), { replace: true });
  }, [navigate]);
  return useMemo(
    () => ({ id, open, remember, close }),
    [id, open, remember, close],
  );
}

/** Returns the address of an item with the current filter. */
function placeOf(id?: string) {
  const hash = id === undefined ? '' : formatPlace({ kind: 'all', id });
  return { search: location.search, hash };
}

/**
 * Loads viewer, actions and touches after the page, with the first sign of the visitor
 * or when the page rests.
 */
function useViewerInAdvance(grid: Grid): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const load = () => {
      stop();
      // A tap tries again.
      Promise.all([
        loadViewer(),
        loadSelected(),
        loadActions(),
        loadTouches(),
      ]).then(
        ([{ loadAtTouch }]) => {
          if (!isOver) end = loadAtTouch(grid);
        },
        () => undefined,
      );
    };
    const timer = setTimeout(load, IDLE_MS);
    const stop = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, load);
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, load, { passive: true });
    return () => {
      isOver = true;
      stop();
      end?.();
    };
  }, [grid]);
}

/** The grid stays until the viewer has loaded. */
function useOpen(grid: Grid): OpenedItem['open'] {
  const navigate = useNavigate();
  const toast = useToast();
  const { t } = useTranslation();
  return useCallback(
    (id: string, tappedAtMs = performance.now()) => {
      const { masonry } = grid;
      const change = () =>
        void navigate(placeOf(id), { state: { isOpened: true } });
      const openWith = ({ enlarge }: ViewerPart, sinceMs: number) => {
        const item = masonry.current().items[masonry.indexOf(id)];
        const tile = pictureOf(grid, id);
        if (item) enlarge({ item, tile, tappedAtMs: sinceMs, change });
        else change();
      };
      const viewer = loadedViewer();
      if (viewer) return openWith(viewer, tappedAtMs);
      loadViewer().then(
        (late) => openWith(late, performance.now()),
        () => toast({ text: t('admin.connectionProblem'), kind: 'error' }),
      );
    },
    [grid, navigate, toast, t],
  );
}
