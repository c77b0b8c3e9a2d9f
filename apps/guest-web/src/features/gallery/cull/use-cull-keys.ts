import { useEffect, type RefObject } from 'react';
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

/**
 * Arrows or digits decide, Backspace goes back, Escape leaves. Keys in a field, and
 * those of a dialog over the layer, have their own meaning.
 */
export function useCullKeys(
  layer: RefObject<HTMLDialogElement | null>,
  session: CullSession,
  onClose: () => void,
): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isBelowDialog(layer.current) || isField(target)) return;
      if (key === 'Escape') onClose();
      else if (!session.item || !handle(session, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [layer, session, onClose]);
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

/** Focus may be on the page while a dialog is open over it. */
function isBelowDialog(layer: HTMLDialogElement | null): boolean {
  const open = document.querySelectorAll('dialog[open]');
  return [...open].some((dialog) => dialog !== layer);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  );
}
