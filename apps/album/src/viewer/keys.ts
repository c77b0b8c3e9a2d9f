import { isShortcut, STEP_OF_KEY } from '@hatira/contract';
import type { Slideshow } from './slideshow';
import type { Viewer } from './viewer';

const FOCUSABLE = 'a[href],button:not([disabled]),video[controls]';

/** Arrows, Home, End and Escape of the open viewer; Tab stays in it. */
export function listenToKeys(viewer: Viewer, slideshow: Slideshow): void {
  document.addEventListener('keydown', (event) => {
    if (!viewer.isOpen || isShortcut(event)) return;
    const { key, target } = event;
    if (key === 'Tab') return keepFocus(event, viewer.dialog);
    const by = STEP_OF_KEY[key];
    const isEscape = key === 'Escape';
    // A video has its own use for the other keys.
    if (!isEscape && (by === undefined || isVideo(target))) return;
    event.preventDefault();
    slideshow.end();
    if (by === undefined) viewer.close();
    else viewer.turn(by);
  });
}

function isVideo(target: EventTarget | null): boolean {
  return target instanceof HTMLVideoElement;
}

function keepFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const all = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    ({ offsetParent }) => offsetParent !== null,
  );
  const [first] = all;
  const last = all[all.length - 1];
  const at = document.activeElement;
  if (event.shiftKey && (at === first || at === dialog)) last?.focus();
  else if (!event.shiftKey && at === last) first?.focus();
  else return;
  event.preventDefault();
}
