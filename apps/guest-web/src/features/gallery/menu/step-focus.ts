import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button, select';
const STEPS: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus by a row; the arrows of a choice change it. */
export function stepFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget } = event;
  if (step === undefined || target instanceof HTMLSelectElement) return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)];
  const place = stops.findIndex((stop) => stop === target);
  event.preventDefault();
  stops[(place + step + stops.length) % stops.length]?.focus();
}
