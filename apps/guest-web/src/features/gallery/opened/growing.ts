import type { MediaItem } from '@hatira/contract';
import { largePictureUrl } from '../../../shared/media/file/media-file';
import { pausePlaying } from '../../../shared/ui/player/playing-video';
import styles from './growing.module.css';
import {
  coverRect,
  gridPicture,
  pictureCover,
  placeCover,
  SLIDE,
  until,
} from './picture-cover';

/** Nearly full size after a third. */
const GROWTH: KeyframeAnimationOptions = {
  duration: 140,
  easing: 'cubic-bezier(0.1, 0.8, 0.2, 1)',
};
/** Then the page shows without the viewer. */
const MOST_WAIT_MS = 3_000;

interface Growth {
  item: MediaItem;
  /** The element of the item's tile; undefined: not drawn. */
  tile: HTMLElement | undefined;
  /** Of the tap, since the page's begin. */
  tappedAtMs: number;
  /** Shows the viewer. */
  change: () => void;
}

/**
 * Enlarges the tile's picture at once, above the viewer that renders and loads
 * below it. The browser moves it also while scripts run.
 */
export function enlarge({ item, tile, tappedAtMs, change }: Growth): void {
  loadLarge(item);
  pausePlaying();
  if (!tile || document.hidden || gridPicture(item) === undefined)
    return change();
  const from = tile.getBoundingClientRect();
  const growing = part(styles.growing!, document.body);
  growing.dataset['growing'] = '';
  const stage = part(styles.stage!, part(styles.ground!, growing));
  const place = { item, tile: from };
  const drawn = { ...place, stage: stage.getBoundingClientRect() };
  const cover = pictureCover(drawn);
  growing.append(cover);
  const grown = grow(cover, { from, to: coverRect(drawn), tappedAtMs });
  // The first frame precedes the viewer's work.
  requestAnimationFrame(() => setTimeout(change));
  void coverUntilShown({ growing, cover, place, grown });
}

function part(className: string, parent: HTMLElement): HTMLElement {
  const made = document.createElement('div');
  made.className = className;
  return parent.appendChild(made);
}

interface Covering {
  growing: HTMLElement;
  cover: HTMLElement;
  place: { item: MediaItem; tile: DOMRect };
  grown: Promise<unknown>;
}

async function coverUntilShown({
  growing,
  cover,
  place,
  grown,
}: Covering): Promise<void> {
  const end = () => growing.remove();
  window.addEventListener('popstate', end, true);
  const slide = () => document.querySelector(SLIDE);
  await until(() => slide() !== null, MOST_WAIT_MS);
  const stage = slide()?.getBoundingClientRect();
  if (stage) placeCover(cover, { ...place, stage });
  await grown;
  // The slide below it is drawn.
  requestAnimationFrame(() => requestAnimationFrame(end));
  window.removeEventListener('popstate', end, true);
}

interface Way {
  from: DOMRect;
  to: DOMRect;
  tappedAtMs: number;
}

function grow(
  cover: HTMLElement,
  { from, to, tappedAtMs }: Way,
): Promise<unknown> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    return Promise.resolve();
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const growth = cover.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: 'none' },
    ],
    GROWTH,
  );
  // A slow phone's first frame comes late and shows it as large as others then.
  growth.startTime = tappedAtMs;
  return growth.finished.catch(() => undefined);
}

/** The viewer's picture is on its way before the viewer asks for it. */
export function loadLarge(item: MediaItem): HTMLImageElement | undefined {
  const address = largePictureUrl(item);
  if (address === undefined) return undefined;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = address;
  // Decodes it as soon as it is there.
  image.decode().catch(() => undefined);
  return image;
}
