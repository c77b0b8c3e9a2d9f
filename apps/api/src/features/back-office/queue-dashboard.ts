import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import type { ModulesContainer } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { Problem } from '../../platform/http/errors/problem.js';
import { queuesOf } from '../../platform/jobs/queues-of.js';
import { QueuePage } from './queue-page.js';

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
  const serverAdapter = new QueuePage(panelPath);
  serverAdapter.setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => new BullAdapter(queue)),
    // The packages contain their types twice.
    serverAdapter: serverAdapter as unknown as BoardServer,
    options: { uiConfig: { hideDocsLink: true } },
  });
  return [
    protect,
    onlyRetries(names, record),
    serverAdapter.getRouter() as RequestHandler,
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

type BoardServer = Parameters<typeof createBullBoard>[0]['serverAdapter'];
