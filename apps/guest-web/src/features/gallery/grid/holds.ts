import { HOLD_MS } from '@hatira/contract';
import type { GalleryTools } from '../tools/gallery-tools';

const MOVED_PX = 10;

/**
 * A long touch of a picture begins a selection with it; a photo that moves
 * plays instead.
 * @param touched a finger that is down already
 * @returns stops
 */
export function followHolds(
  grid: HTMLElement,
  { masonry, selection }: Pick<GalleryTools, 'masonry' | 'selection'>,
  touched?: PointerEvent,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let isHeld = false;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const begin = (event: PointerEvent) => {
    cancel();
    isHeld = false;
    const id = masonry.order()[tileAt(event)];
    const isMouse = event.pointerType === 'mouse';
    if (isMouse || !event.isPrimary || selection.isChoosing || !id) return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      timer = undefined;
      isHeld = true;
      selection.begin();
      selection.toggle(id);
    }, HOLD_MS);
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - start.x, clientY - start.y) > MOVED_PX) cancel();
  };
  // A long touch is neither a tap nor the menu of a link.
  const swallow = (event: Event) => {
    if (!isHeld && (event.type === 'click' || timer === undefined)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') isHeld = false;
  };
  const stop = listen(grid, {
    pointerdown: begin,
    pointermove: move,
    pointerup: cancel,
    pointercancel: cancel,
    click: swallow,
    contextmenu: swallow,
  });
  if (touched) begin(touched);
  return () => {
    cancel();
    stop();
  };
}

/** Listens before the tiles do. */
function listen(
  grid: HTMLElement,
  handlers: Record<string, (event: PointerEvent) => void>,
): () => void {
  const all = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handle] of all) grid.addEventListener(type, handle, true);
  return () => {
    for (const [type, handle] of all)
      grid.removeEventListener(type, handle, true);
  };
}

/** Returns the index of the touched tile; -1 for a moving photo and outside of the tiles. */
function tileAt({ target }: Event): number {
  if (!(target instanceof Element)) return -1;
  const picture = target.closest<HTMLElement>('[data-tint]');
  if (!picture || picture.dataset['moving'] === 'true') return -1;
  return Number(picture.closest<HTMLElement>('[data-tile]')!.dataset['tile']);
}
