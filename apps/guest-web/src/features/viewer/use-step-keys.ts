import { useEffect } from 'react';

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Arrows, Home and End turn the pages, except where they mean something else. */
export function useStepKeys(step: (by: number) => void): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const by = STEPS[event.key];
      const isTaken = event.altKey || event.ctrlKey || event.metaKey || document.fullscreenElement !== null;
      if (by === undefined || isTaken || isField(event.target)) return;
      event.preventDefault();
      step(by);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [step]);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
