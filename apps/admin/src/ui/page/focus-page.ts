import { useEffect } from 'react';

/** Gives the keyboard a place to go on from, when what had it before is no longer there; eyes stay where they are. */
function focusPage(): void {
  const { activeElement, body } = document;
  // A button that has just been disabled still has the focus, but only until the next frame.
  if (
    activeElement &&
    activeElement !== body &&
    !activeElement.matches(':disabled')
  )
    return;
  focusNextPlace();
}

/**
 * Gives the keyboard to the page's next step (`data-next-place`), else to the page as a whole, as what had it goes now;
 * eyes stay where they are.
 */
function focusNextPlace(): void {
  const place =
    document.querySelector<HTMLElement>('main [data-next-place]') ??
    document.querySelector('main h1');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** Once this is over, the button that had the keyboard may have gone with it, or be disabled. */
export function usePageFocusAfter(isGoing: boolean): void {
  useEffect(() => (isGoing ? focusPage : undefined), [isGoing]);
}
