import { useLayoutEffect } from 'react';
import { isShortcut, STEP_OF_KEY } from '@hatira/contract';
import { isDialogOverViewer } from '../../lib/is-dialog-open';

/** Turns pages by arrows, Home and End, unless handled or used otherwise. */
export function useStepKeys(step: (by: number) => void): void {
  // With the first paint: the next key may follow at once.
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const by = STEP_OF_KEY[event.key];
      const isTaken =
        event.defaultPrevented ||
        isShortcut(event) ||
        // Undefined in browsers without full screen.
        document.fullscreenElement != null;
      if (
        by === undefined ||
        isTaken ||
        isField(event.target) ||
        isDialogOverViewer()
      )
        return;
      event.preventDefault();
      step(by);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [step]);
}

export function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  );
}
