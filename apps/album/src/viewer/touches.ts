import { HOLD_MS, stepOfSwipe } from '@hatira/contract';
import type { Slideshow } from './slideshow';
import type { Viewer } from './viewer';
import type { ViewerMotion } from './viewer-motion';

/** The viewer's parts that a finger moves. */
interface Parts {
  viewer: Viewer;
  slideshow: Slideshow;
  motion: ViewerMotion;
}

/** A swipe shows the next item; a finger that rests on a photo plays its clip. */
export function listenToTouches({ viewer, slideshow, motion }: Parts): void {
  let from: { x: number; y: number; at: number } | undefined;
  let hold: number | undefined;
  let isHeld = false;

  const begin = ({ touches, target, timeStamp: at }: TouchEvent) => {
    const touch = touches[0];
    const isOne = touches.length === 1 && viewer.isOpen && !isZoomed();
    from =
      touch && isOne ? { x: touch.clientX, y: touch.clientY, at } : undefined;
    clearTimeout(hold);
    if (!isOne || !(target instanceof HTMLImageElement)) return;
    hold = window.setTimeout(() => {
      isHeld = true;
      motion.start();
    }, HOLD_MS);
  };

  const end = ({ changedTouches, timeStamp }: TouchEvent) => {
    clearTimeout(hold);
    if (isHeld) motion.end();
    isHeld = false;
    const touch = changedTouches[0];
    if (!from || !touch || !viewer.isOpen) return;
    const distance = touch.clientX - from.x;
    const down = Math.abs(touch.clientY - from.y);
    const speed = distance / Math.max(1, timeStamp - from.at);
    const width = viewer.stage.clientWidth;
    from = undefined;
    const step = stepOfSwipe({ distance, speed, width }, viewer.neighbours);
    // A way that leads down scrolls.
    if (step === 0 || Math.abs(distance) < 1.5 * down) return;
    slideshow.end();
    viewer.step(step);
  };

  document.addEventListener('touchstart', begin, { passive: true });
  document.addEventListener('touchend', end, { passive: true });
}

function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05;
}
