import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import { ExpressAdapter } from '@bull-board/express';
import type { ModulesContainer } from '@nestjs/core';
import type { Queue } from 'bull';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { Problem } from '../http/problem.js';

/** As @nestjs/bull names its providers. */
const QUEUE_TOKEN = /^BullQueue_/;
/** All that staff may do: a failed job, or all failed jobs of a queue, once more. Jobs may run twice. */
const RETRY = /^\/api\/queues\/[^/]+\/([^/]+\/retry|retry\/failed)$/;
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
export function queueDashboard(modules: ModulesContainer, path: string): RequestHandler[] {
  const serverAdapter = new OwnFonts();
  serverAdapter.setBasePath(path);
  createBullBoard({
    queues: queuesOf(modules).map((queue) => new BullAdapter(queue)),
    // Its packages bring their types twice.
    serverAdapter: serverAdapter as unknown as BoardServer,
    options: { uiConfig: { boardTitle: 'Queues', hideDocsLink: true } },
  });
  return [protect, onlyRetries, serverAdapter.getRouter() as RequestHandler];
}

/** Emptying, pausing or cleaning a queue is never what staff want, and one slip of a finger away. */
function onlyRetries(request: Request, _response: Response, next: NextFunction): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  next(isRead || (request.method === 'PUT' && RETRY.test(request.path)) ? undefined : new Problem('queue_protected'));
}

function queuesOf(modules: ModulesContainer): Queue[] {
  const queues = new Map<string, Queue>();
  for (const { providers } of modules.values()) {
    for (const { token, instance } of providers.values()) {
      if (typeof token === 'string' && QUEUE_TOKEN.test(token)) queues.set(token, instance as Queue);
    }
  }
  return [...queues.values()].sort((a, b) => a.name.localeCompare(b.name));
}

type BoardServer = Parameters<typeof createBullBoard>[0]['serverAdapter'];
type EntryRoute = Parameters<ExpressAdapter['setEntryRoute']>[0];

class OwnFonts extends ExpressAdapter {
  override setEntryRoute(route: EntryRoute): this {
    const { name, params } = route.handler({ basePath: this.basePath, uiConfig: this.uiConfig });
    this.app.get(route.route as string[], (_request, response, next) => {
      response.render(name, params, (error: Error | null, html: string) => {
        if (error) next(error);
        else response.send(html.replace(FOREIGN_FONTS, ''));
      });
    });
    return this;
  }
}
