import { useLayoutEffect } from 'react';
import { isDialogOverViewer } from '../../lib/is-dialog-open';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Turns pages by arrows, Home and End, unless handled or used otherwise. */
export function useStepKeys(step: (by: number) => void): void {
  // With the first paint: the next key may follow at once.
  useLayoutEffect(() => {
    const turn = (event: KeyboardEvent) => {
      // Undefined in browsers without full screen.
      const by = STEPS[event.key];
      const isTaken =
        event.defaultPrevented ||
        event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
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
