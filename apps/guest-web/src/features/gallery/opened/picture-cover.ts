import type { MediaItem } from '@hatira/contract';
import { knownRatio, pictureUrl } from '../../../shared/media/file/media-file';

/** Device pixels: the picture of the grid, which has loaded. */
const GRID_PIXELS = 640;

/** The selectors of the viewer over the grid. */
export const LAYER = '[data-viewer-layer]';
export const SLIDE = `${LAYER} [data-slide="current"]`;

interface Cover {
  item: MediaItem;
  stage: DOMRect;
  /** Gives the ratio of a picture without a known size. */
  tile: DOMRect | undefined;
}

/** Undefined: the tile shows no picture. */
export function gridPicture(item: MediaItem): string | undefined {
  return pictureUrl(item, GRID_PIXELS);
}

/** Draws the grid's picture where the viewer shows the large one. */
export function pictureCover({ item, stage, tile }: Cover): HTMLElement {
  const cover = document.createElement('div');
  Object.assign(cover.style, {
    position: 'fixed',
    zIndex: '10',
    background: 'center / cover no-repeat',
    backgroundImage: [gridPicture(item), item.placeholder]
      .filter((address) => address !== undefined)
      .map((address) => `url(${address})`)
      .join(', '),
    pointerEvents: 'none',
  });
  placeCover(cover, { item, stage, tile });
  return cover;
}

/** Where the viewer shows the picture. */
export function coverRect({ item, stage, tile }: Cover): DOMRect {
  const ratio =
    knownRatio(item) ?? (tile?.width ? tile.height / tile.width : 1);
  const width = Math.min(stage.width, stage.height / ratio);
  const height = width * ratio;
  return new DOMRect(
    stage.left + (stage.width - width) / 2,
    stage.top + (stage.height - height) / 2,
    width,
    height,
  );
}

export function placeCover(cover: HTMLElement, place: Cover): void {
  const { left, top, width, height } = coverRect(place);
  Object.assign(cover.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Waits for changes of the page: a transition stops animation frames. */
export async function until(
  isDone: () => boolean,
  mostMs: number,
): Promise<void> {
  if (isDone()) return;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => isDone() && end());
    const timer = setTimeout(() => end(), mostMs);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
    });
  });
}
