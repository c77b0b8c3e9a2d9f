import { HOLD_MS } from './motion';
import type { Slideshow } from './slideshow';
import type { Viewer } from './viewer';
import type { ViewerMotion } from './viewer-motion';

const SWIPE = 50;

/** The viewer's parts that a finger moves. */
interface Parts {
  viewer: Viewer;
  slideshow: Slideshow;
  motion: ViewerMotion;
}

/** A swipe shows the next item; a finger that rests on a photo plays its clip. */
export function listenToTouches({ viewer, slideshow, motion }: Parts): void {
  let from: { x: number; y: number } | undefined;
  let hold: number | undefined;
  let isHeld = false;

  const begin = ({ touches, target }: TouchEvent) => {
    const touch = touches[0];
    const isOne = touches.length === 1 && viewer.isOpen && !isZoomed();
    from = touch && isOne ? { x: touch.clientX, y: touch.clientY } : undefined;
    clearTimeout(hold);
    if (!isOne || !(target instanceof HTMLImageElement)) return;
    hold = window.setTimeout(() => {
      isHeld = true;
      motion.start();
    }, HOLD_MS);
  };

  const end = ({ changedTouches }: TouchEvent) => {
    clearTimeout(hold);
    if (isHeld) motion.end();
    isHeld = false;
    const touch = changedTouches[0];
    if (!from || !touch || !viewer.isOpen) return;
    const across = touch.clientX - from.x;
    const down = touch.clientY - from.y;
    from = undefined;
    if (Math.abs(across) < SWIPE || Math.abs(across) < 1.5 * Math.abs(down))
      return;
    slideshow.end();
    viewer.step(across < 0 ? 1 : -1);
  };

  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}
