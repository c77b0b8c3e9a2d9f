import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { ModulesContainer } from '@nestjs/core';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { Problem } from '../../platform/http/errors/problem.js';
import { queuesOf } from '../../platform/jobs/queues-of.js';

/** What somebody has asked to be tried again. */
export interface RetriedJobs {
  queue: string;
  /** Undefined: all of the queue that failed. */
  jobId: string | undefined;
}

/** Enters who has asked for it, and rejects when that cannot be done: then nothing is tried. */
export type RecordRetry = (
  request: Request,
  retried: RetriedJobs,
) => Promise<void>;

/** All that staff may do: a failed job, or all failed jobs of a queue, once more. Jobs may run twice. */
const RETRY =
  /^\/api\/queues\/(?<queue>[\w-]+)\/((?<jobId>[\w:.%-]{1,200})\/retry|retry\/failed)$/;
/**
 * What it draws besides: its own mode without buttons has none for trying again either. Of lists of actions and of menus
 * only what has the sign for that stays, and the way to what the rows are sorted by.
 */
const ONLY_RETRIES = `
<style>
[class*='jobActions-'] > :not(:has(.lucide-refresh-cw)),
[class*='queueActions-'] > :not(:has(.lucide-refresh-cw)),
[class*='actionsCell-'] > *,
.trigger-GNtOnV,
[role='menuitem']:has(.lucide-pause, .lucide-play) { display: none !important }
</style>
</head>`;
/** The dashboard wants fonts of another company's; it does well with those that the machine has. */
const FOREIGN_FONTS = /<link href="https:\/\/fonts[^>]*>/g;

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
 * What all queues are doing, as a page for staff: to look at, and to try failed jobs again. Whoever mounts it sees to
 * it that only staff get there, and that Redis answers.
 * @param path under which it is mounted
 */
export function queueDashboard(
  modules: ModulesContainer,
  path: string,
  record: RecordRetry,
): RequestHandler[] {
  const queues = queuesOf(modules).sort((a, b) => a.name.localeCompare(b.name));
  const names = new Set(queues.map(({ name }) => name));
  const serverAdapter = new OwnPage();
  serverAdapter.setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => new BullAdapter(queue)),
    // Its packages bring their types twice.
    serverAdapter: serverAdapter as unknown as BoardServer,
    options: { uiConfig: { boardTitle: 'Queues', hideDocsLink: true } },
  });
  return [
    protect,
    onlyRetries(names, record),
    serverAdapter.getRouter() as RequestHandler,
  ];
}

/** Emptying, pausing or cleaning a queue is never what staff want, and one slip of a finger away. */
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
type EntryRoute = Parameters<ExpressAdapter['setEntryRoute']>[0];

class OwnPage extends ExpressAdapter {
  constructor() {
    super();
    this.app.disable('x-powered-by');
  }

  override setEntryRoute(route: EntryRoute): this {
    const { name, params } = route.handler({
      basePath: this.basePath,
      uiConfig: this.uiConfig,
    });
    this.app.get(route.route as string[], (_request, response, next) => {
      response.render(name, params, (error: Error | null, html: string) => {
        if (error) next(error);
        else
          response.send(
            html.replace(FOREIGN_FONTS, '').replace('</head>', ONLY_RETRIES),
          );
      });
    });
    return this;
  }
}
