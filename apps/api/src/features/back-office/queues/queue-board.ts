import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import type { RequestHandler } from 'express';
import type { queuesOf } from '../../../platform/jobs/queues-of.js';
import { QueuePage } from './queue-page.js';

type BoardServer = Parameters<typeof createBullBoard>[0]['serverAdapter'];

/**
 * Returns the page of these queues.
 * @param panelPath for the way back
 */
export function queueBoard(
  queues: ReturnType<typeof queuesOf>,
  { path, panelPath }: { path: string; panelPath: string },
): RequestHandler {
  const serverAdapter = new QueuePage(panelPath);
  serverAdapter.setBasePath(path);
  createBullBoard({
    queues: queues.map((queue) => new BullAdapter(queue)),
    // The packages contain their types twice.
    serverAdapter: serverAdapter as unknown as BoardServer,
    options: { uiConfig: { hideDocsLink: true } },
  });
  return serverAdapter.getRouter() as RequestHandler;
}
