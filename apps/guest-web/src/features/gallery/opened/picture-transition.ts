import type { MediaItem } from '@hatira/contract';
import { LAYER, pictureCover, SLIDE, until } from './picture-cover';
import './picture-transition.css';

/** The name in `picture-transition.css`. */
const NAME = 'gallery-picture';
/** Then the page changes without the picture. */
const MOST_WAIT_MS = 500;

interface Transition {
  ready: Promise<unknown>;
  finished: Promise<unknown>;
}

/** Older browsers have no view transitions. */
type MovingDocument = Partial<{
  startViewTransition: (update: () => Promise<void>) => Transition;
}>;

interface Change {
  item: MediaItem;
  /** Returns the element of the item's tile; undefined: not drawn. */
  tile: () => HTMLElement | undefined;
  /** Hides the large picture. */
  change: () => void;
}

export function mayMove(): boolean {
  return (
    'startViewTransition' in document &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Shrinks the viewer's picture to its tile. */
export function shrink({ item, tile, change }: Change): void {
  const undo = covered(item, tile());
  start(undo, async () => {
    undo.splice(0).forEach((run) => run());
    change();
    await until(() => document.querySelector(LAYER) === null, MOST_WAIT_MS);
    const to = tile();
    if (to) undo.push(named(to));
  });
}

function start(undo: (() => void)[], update: () => Promise<void>): void {
  const transition = (document as MovingDocument).startViewTransition!(update);
  // A hidden page changes without one.
  transition.ready.catch(() => undefined);
  transition.finished
    .catch(() => undefined)
    .then(
      () => undo.forEach((run) => run()),
      () => undefined,
    );
}

/** @returns takes the name away */
function named(element: HTMLElement): () => void {
  const style = element.style as CSSStyleDeclaration & {
    viewTransitionName?: string;
  };
  style.viewTransitionName = NAME;
  return () => (style.viewTransitionName = '');
}

/** Puts a picture of the grid exactly over the large one, which it hides. */
function covered(
  item: MediaItem,
  tile: HTMLElement | undefined,
): (() => void)[] {
  const slide = document.querySelector<HTMLElement>(SLIDE);
  if (!slide) return [];
  const cover = pictureCover({
    item,
    stage: slide.getBoundingClientRect(),
    tile: tile?.getBoundingClientRect(),
  });
  document.body.append(cover);
  slide.style.visibility = 'hidden';
  named(cover);
  return [
    () => {
      cover.remove();
      slide.style.visibility = '';
    },
  ];
}
