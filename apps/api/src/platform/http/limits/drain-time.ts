import type { Request } from 'express';

/** 8 MiB in this time take 3.4 Mbit/s; a slower browser may miss its answer. */
const DRAIN_MS = 20_000;

const deadlines = new WeakMap<Request, number>();

/**
 * Calls `giveUp` when the rest of a refused body takes longer than 20 s. The first call for a request begins the time, so
 * that a second reader of the same body adds none.
 */
export function limitDrainTime(request: Request, giveUp: () => void): void {
  const now = performance.now();
  const deadline = deadlines.get(request) ?? now + DRAIN_MS;
  deadlines.set(request, deadline);
  const timer = setTimeout(() => {
    if (!request.complete) giveUp();
  }, deadline - now);
  request.once('close', () => clearTimeout(timer));
}
