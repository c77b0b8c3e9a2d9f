import { useEffect } from 'react';
import type { Masonry } from './masonry/masonry';

interface Place {
  id: string;
  /** Pixels from the window's top. */
  offset: number;
}

interface Kept {
  /** Undefined at the top: new photos appear there. */
  place?: Place | undefined;
  /** Measured: guesses would stay above the place. */
  ratios: [string, number][];
}

/** The visitor moves before the place is found. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** A shorter list may end above the place. */
const MOST_FRAMES = 60;

/**
 * Returns to the same item after a reload; the browser cannot while the list is
 * short.
 */
export function useKeptPlace(hash: number, masonry: Masonry): void {
  useEffect(() => {
    const key = `gallery-place ${hash}`;
    history.scrollRestoration = 'manual';
    const save = () =>
      keep(key, { place: placeOf(masonry), ratios: masonry.ownRatios() });
    window.addEventListener('pagehide', save);
    const { place, ratios } = kept(key);
    masonry.learn(new Map(ratios));
    const stop = returnTo(place, masonry);
    return () => {
      stop();
      window.removeEventListener('pagehide', save);
      history.scrollRestoration = 'auto';
    };
  }, [hash, masonry]);
}

function returnTo(place: Place | undefined, masonry: Masonry): () => void {
  if (!place) return () => undefined;
  let frames = 0;
  let isOver = false;
  const look = () => {
    if (isOver) return;
    const index = masonry.indexOf(place.id);
    const y = masonry.current().layout.y[index];
    const grid = gridTop();
    if (y === undefined || grid === undefined) return;
    const wanted = Math.round(grid + y - place.offset);
    window.scrollTo(0, wanted);
    // The grid gets its height in a later frame.
    const hasArrived = Math.abs(window.scrollY - wanted) <= 1;
    if (hasArrived || (frames += 1) === MOST_FRAMES) stop();
    else requestAnimationFrame(look);
  };
  const unsubscribe = masonry.subscribe(() => requestAnimationFrame(look));
  const stop = () => {
    isOver = true;
    unsubscribe();
    for (const name of MOVES) window.removeEventListener(name, stop);
  };
  for (const name of MOVES)
    window.addEventListener(name, stop, { passive: true });
  look();
  return stop;
}

function placeOf(masonry: Masonry): Place | undefined {
  const grid = gridTop();
  if (grid === undefined || masonry.isAtTop()) return undefined;
  const { items, layout, shown } = masonry.current();
  const index = shown.find((one) => grid + layout.y[one]! >= window.scrollY);
  const item = index === undefined ? undefined : items[index];
  if (index === undefined || !item) return undefined;
  return { id: item.id, offset: grid + layout.y[index]! - window.scrollY };
}

/** Pixels from the document's top. */
function gridTop(): number | undefined {
  const grid = document.querySelector('main [data-grid]');
  return grid ? grid.getBoundingClientRect().top + window.scrollY : undefined;
}

/** Private windows may refuse storage. */
function keep(key: string, what: Kept): void {
  try {
    if (what.place || what.ratios.length > 0)
      sessionStorage.setItem(key, JSON.stringify(what));
    else sessionStorage.removeItem(key);
  } catch {
    // The next visit begins at the top.
  }
}

function kept(key: string): Kept {
  try {
    const what = JSON.parse(sessionStorage.getItem(key) ?? '') as Kept;
    return Array.isArray(what.ratios) ? what : { ratios: [] };
  } catch {
    return { ratios: [] };
  }
}
