import type { Request } from 'express';

/** 8 MiB need 3.4 Mbit/s. */
const DRAIN_MS = 20_000;

const deadlines = new WeakMap<Request, number>();

/**
 * Calls `giveUp` when the rest of a refused body takes over 20 s, counted from
 * the request's first call: a second reader adds no time.
 */
export function limitDrainTime(request: Request, giveUp: () => void): void {
  // Its end may have come before: nothing would stop the timer.
  if (request.complete) return;
  const now = performance.now();
  const deadline = deadlines.get(request) ?? now + DRAIN_MS;
  deadlines.set(request, deadline);
  const timer = setTimeout(
    () => {
      if (!request.complete) giveUp();
    },
    Math.max(0, deadline - now),
  );
  request.once('close', () => clearTimeout(timer));
}
