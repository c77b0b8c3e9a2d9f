import type { Request, Response } from 'express';

/** Bounds how long a request may take to arrive: in all, and between two of its bytes. A connection that is dead but
 * does not know it yet (a phone that left the hall) is given up, and the phone's next try is not kept waiting by it. */
export function limitReceiveTime(
  request: Request,
  response: Response,
  limits: { idleMs: number; totalMs: number },
): void {
  const giveUp = () => {
    if (!request.complete) request.destroy();
  };
  request.setTimeout(limits.idleMs, giveUp);
  const timer = setTimeout(giveUp, limits.totalMs);
  response.once('close', () => clearTimeout(timer));
}
