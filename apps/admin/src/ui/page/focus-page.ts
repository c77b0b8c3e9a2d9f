import { useEffect } from 'react';

/** Gives the keyboard a place to go on from, when what had it before is no longer there; eyes stay where they are. */
function focusPage(): void {
  const { activeElement, body } = document;
  // A button that has just been disabled still has the focus, but only until the next frame.
  if (activeElement && activeElement !== body && !activeElement.matches(':disabled')) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** Once this is over, the button that had the keyboard may have gone with it, or be disabled. */
export function usePageFocusAfter(isGoing: boolean): void {
  useEffect(() => (isGoing ? focusPage : undefined), [isGoing]);
}
