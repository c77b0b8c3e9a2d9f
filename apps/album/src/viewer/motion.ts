import { HOVER_MS } from '@hatira/contract';
import { element, isStill } from '../elements';

/** Makes the clip of a photo that moves, which plays at once and without end. */
export function clip(src: string): HTMLVideoElement {
  const video = element('video', {
    attributes: { src, class: 'motion', tabindex: '-1', 'aria-hidden': 'true' },
    on: { error: () => video.remove() },
  });
  video.muted = true;
  video.loop = true;
  video.playsInline = true;
  video.play()?.catch(() => video.remove());
  return video;
}

/** Plays a tile's clip while the mouse rests on it. */
export function playOnHover(tile: HTMLElement, src: string): void {
  let wait: number | undefined;
  let video: HTMLVideoElement | undefined;
  tile.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || isStill()) return;
    wait = window.setTimeout(() => {
      video = clip(src);
      tile.insertBefore(video, tile.children[1] ?? null);
    }, HOVER_MS);
  });
  tile.addEventListener('pointerleave', () => {
    clearTimeout(wait);
    video?.remove();
  });
}
