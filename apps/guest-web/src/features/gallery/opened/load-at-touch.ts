import { endLoad } from '../../../shared/media/image/end-load';
import type { GalleryTools } from '../tools/gallery-tools';
import { loadLarge } from './growing';

/** Undefined in browsers without it. */
type Connected = { connection?: { saveData?: boolean } };

/**
 * Loads a large picture from the touch of its tile on, some 100 ms before the
 * tap opens it. A scroll ends the load.
 * @returns stops
 */
export function loadAtTouch({
  masonry,
}: Pick<GalleryTools, 'masonry'>): () => void {
  if ((navigator as Connected).connection?.saveData) return () => undefined;
  let image: HTMLImageElement | undefined;
  const start = ({ target, button }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const tile = link?.closest<HTMLElement>('[data-tile]');
    if (!tile || button !== 0) return;
    const item = masonry.current().items[Number(tile.dataset['tile'])];
    image = item && loadLarge(item);
  };
  const stop = () => {
    if (image?.complete === false) endLoad(image);
  };
  window.addEventListener('pointerdown', start, { passive: true });
  window.addEventListener('pointercancel', stop, { passive: true });
  return () => {
    window.removeEventListener('pointerdown', start);
    window.removeEventListener('pointercancel', stop);
  };
}
