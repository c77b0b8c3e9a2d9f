import { useEffect } from 'react';

/** Moves the focus without scrolling when its element is gone. */
function focusPage(): void {
  const { activeElement, body } = document;
  // A button that was just disabled keeps the focus until the next frame.
  if (
    activeElement &&
    activeElement !== body &&
    !activeElement.matches(':disabled')
  )
    return;
  focusNextPlace();
}

/** Moves the focus to the next step (`data-next-place`), or to the page. */
function focusNextPlace(): void {
  const place =
    document.querySelector<HTMLElement>('main [data-next-place]') ??
    document.querySelector('main h1');
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
}

/**
 * Moves the focus when `isGoing` ends, as the focused button may be gone or
 * disabled.
 */
export function usePageFocusAfter(isGoing: boolean): void {
  useEffect(() => (isGoing ? focusPage : undefined), [isGoing]);
}
