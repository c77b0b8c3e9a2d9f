import type { NextFunction, Request, Response } from 'express';
import { httpRequestSeconds } from '../../metrics/metrics.js';
import { withRequestId } from '../../metrics/request-context.js';

const METHODS = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

/**
 * Counts by route pattern: addresses may contain secrets. Requests without a
 * route share a label; event streams are skipped.
 */
export function requestWatch(
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const stop = httpRequestSeconds.startTimer();
  response.once('close', () => {
    if (response.getHeader('content-type') === 'text/event-stream') return;
    const method = METHODS.has(request.method) ? request.method : 'other';
    stop({ method, route: routeOf(request), status: statusClass(response) });
  });
  withRequestId(request.id as string, next);
}

function routeOf({ route }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'none';
}

/** `gone`: the client disconnected before the end of the answer. */
function statusClass(response: Response): string {
  return response.writableFinished
    ? `${Math.floor(response.statusCode / 100)}xx`
    : 'gone';
}
