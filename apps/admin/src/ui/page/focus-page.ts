import { useEffect } from 'react';

/** Moves the focus without scrolling when its element is gone. */
function focusPage(): void {
  const { activeElement, body } = document;
  // A disabled button keeps the focus until the next frame.
  if (
    activeElement &&
    activeElement !== body &&
    !activeElement.matches(':disabled')
  )
    return;
  focusNextPlace();
}

/** Focuses the next step (`data-next-place`), or the page. */
function focusNextPlace(): void {
  const place =
    document.querySelector<HTMLElement>('main [data-next-place]') ??
    document.querySelector('main h1');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/** Moves the focus when `isGoing` ends: its button may be gone or disabled. */
export function usePageFocusAfter(isGoing: boolean): void {
  useEffect(() => (isGoing ? focusPage : undefined), [isGoing]);
}
