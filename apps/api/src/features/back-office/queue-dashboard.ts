import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import type { ModulesContainer } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { Problem } from '../../platform/http/errors/problem.js';
import { queuesOf } from '../../platform/jobs/queues-of.js';
import { QueuePage } from './queue-page.js';

/** The jobs to retry. */
export interface RetriedJobs {
  queue: string;
  /** Undefined: all failed jobs of the queue. */
  jobId: string | undefined;
}

/** Records the request in the audit trail; a rejection prevents the retry. */
export type RecordRetry = (
  request: Request,
  retried: RetriedJobs,
) => Promise<void>;

/** Staff may only retry one failed job or all failed jobs of a queue. Jobs may run twice. */
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
 * Mounts a page with the state of all queues, on which staff can retry failed jobs. The caller ensures that only staff
 * reach it and that Redis answers.
 * @param path to mount it on
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
    // The dashboard's packages contain their types twice.
    serverAdapter: serverAdapter as unknown as BoardServer,
    options: { uiConfig: { hideDocsLink: true } },
  });
  return [
    protect,
    onlyRetries(names, record),
    serverAdapter.getRouter() as RequestHandler,
  ];
}

/** Staff never want to empty, pause or clean a queue, and could do so by mistake. */
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
