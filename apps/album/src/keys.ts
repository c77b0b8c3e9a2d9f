import type { Slideshow } from './slideshow';
import type { Viewer } from './viewer';

const FOCUSABLE = 'a[href],button:not([disabled]),video[controls]';

/** Arrows, Home, End and Escape of the open viewer; Tab stays in it. */
export function listenToKeys(viewer: Viewer, slideshow: Slideshow): void {
  const acts = new Map([
    ['ArrowLeft', () => void viewer.step(-1)],
    ['ArrowRight', () => void viewer.step(1)],
    ['Home', () => viewer.goTo(0)],
    ['End', () => viewer.goTo(Infinity)],
    ['Escape', () => viewer.close()],
  ]);
  document.addEventListener('keydown', (event) => {
    if (!viewer.isOpen || event.altKey || event.ctrlKey || event.metaKey)
      return;
    if (event.key === 'Tab') return keepFocus(event, viewer.dialog);
    const act = acts.get(event.key);
    // A video has its own use for the other keys.
    if (!act || (isVideo(event.target) && event.key !== 'Escape')) return;
    event.preventDefault();
    slideshow.end();
    act();
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
