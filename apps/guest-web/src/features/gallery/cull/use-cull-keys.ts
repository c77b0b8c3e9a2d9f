import { useEffect } from 'react';
import type { Verdict } from '@hatira/contract';
import type { CullSession } from './cull-session';

const VERDICTS: Record<string, Verdict> = {
  ArrowRight: 'keep',
  ArrowUp: 'maybe',
  ArrowLeft: 'no',
  '1': 'keep',
  '2': 'maybe',
  '3': 'no',
};

/** Arrows or digits decide, Backspace goes back, Escape leaves. */
export function useCullKeys(session: CullSession, onClose: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || isSlider(target))
        return;
      if (key === 'Escape') onClose();
      else if (!session.item || !handle(session, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [session, onClose]);
}

function handle(session: CullSession, { key, repeat }: KeyboardEvent): boolean {
  const verdict = VERDICTS[key];
  if (verdict) {
    // A held key would decide pictures that were not seen.
    if (!repeat) session.decide(verdict);
  } else if (key === 'Backspace') session.back();
  else return false;
  return true;
}

function isSlider(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}
