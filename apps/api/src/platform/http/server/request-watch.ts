import type { NextFunction, Request, Response } from 'express';
import { httpRequestSeconds } from '../../metrics/metrics.js';
import { onBehalfOf } from '../../metrics/request-context.js';

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
 * Times every request under the pattern of its route, never its address: what stands there may be a secret. What no
 * route has answered (files of the build, nonsense) is one line; a stream of events says nothing by its length.
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
  onBehalfOf(request.id as string, next);
}

function routeOf({ route }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'none';
}

/** `gone`: the client did not wait for the whole answer. */
function statusClass(response: Response): string {
  return response.writableFinished
    ? `${Math.floor(response.statusCode / 100)}xx`
    : 'gone';
}
