import type { ModulesContainer } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { Problem } from '../../../platform/http/errors/problem.js';
import { queuesOf } from '../../../platform/jobs/queues-of.js';

export interface RetriedJobs {
  queue: string;
  /** Undefined: all failed jobs. */
  jobId: string | undefined;
}

/** Writes the audit entry; a rejection prevents the retry. */
export type RecordRetry = (
  request: Request,
  retried: RetriedJobs,
) => Promise<void>;

/** Matches retries of one failed job or all of a queue. Jobs may run twice. */
const RETRY =
  /^\/api\/queues\/(?<queue>[\w-]+)\/((?<jobId>[\w:.%-]{1,200})\/retry|retry\/failed)$/;
const protect = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  },
});

/**
 * Mounts a page of all queues, on which staff can retry. The caller admits
 * staff only and ensures that Redis answers.
 * @param panelPath for the way back
 */
export function queueDashboard(
  modules: ModulesContainer,
  { path, panelPath }: { path: string; panelPath: string },
  record: RecordRetry,
): RequestHandler[] {
  const queues = queuesOf(modules).sort((a, b) => a.name.localeCompare(b.name));
  const names = new Set(queues.map(({ name }) => name));
  // Loaded by its first visitor: most web processes never show it.
  let board: Promise<RequestHandler> | undefined;
  const load = async () => {
    const { queueBoard } = await import('./queue-board.js');
    return queueBoard(queues, { path, panelPath });
  };
  return [
    protect,
    onlyRetries(names, record),
    (request, response, next) => {
      board ??= load();
      board.then((show) => show(request, response, next)).catch(next);
    },
  ];
}

/** Staff never want to empty, pause or clean a queue. */
function onlyRetries(queues: Set<string>, record: RecordRetry) {
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const { queue, jobId } =
      (request.method === 'PUT' && RETRY.exec(request.path)?.groups) || {};
    if (queue === undefined) return next(new Problem('queue_protected'));
    if (!queues.has(queue)) return next(new Problem('not_found'));
    record(request, { queue, jobId }).then(() => next(), next);
  };
}
