import cluster from 'node:cluster';
import type { OperationsServer } from './features/health/operations-server.js';
import { OperationsServerService } from './features/health/operations-server.service.js';
import { welcomeText } from './features/staff/welcome.js';
import type { Config } from './platform/config/load-config.js';
import { EventBusService } from './platform/events/event-bus.service.js';
import { WebLoadService } from './platform/events/web-load.service.js';
import { allowHeapGrowth } from './platform/processes/heap-growth.js';
import { Replicas } from './platform/processes/replicas.js';
import { primary, REPLICA, Siblings } from './platform/processes/siblings.js';
import { collectStartGarbage } from './platform/processes/start-garbage.js';
import { announceReady } from './process.js';
import { createWebApp } from './web-app.js';
import { createWorkerApp } from './worker-app.js';

/** The primary is busy while it forks. */
const NAME_MS = 10_000;

/**
 * Starts a web process, with ROLE=all the worker in it.
 * @param operations which has answered during the start
 */
export async function startWeb(
  config: Config,
  operations: OperationsServer | undefined,
): Promise<{ close(): Promise<void> }> {
  allowHeapGrowth();
  const web = await createWebApp(config);
  const replicas = new Replicas(web.get(Siblings));
  replicas.join(web.get(EventBusService), await replicaName());
  web.get(OperationsServerService).start(operations);
  web.get(WebLoadService).announce();
  await web.listen(config.port, config.host);
  const welcome = await welcomeText(web);
  if (cluster.isPrimary) process.stdout.write(welcome);
  const worker =
    config.role === 'all' ? await createWorkerApp(config) : undefined;
  announceReady(welcome);
  collectStartGarbage();
  return {
    close: async () => {
      await web.close();
      replicas.leave();
      await worker?.close();
    },
  };
}

/** Undefined for the only web process of a replica. */
async function replicaName(): Promise<string | undefined> {
  if (primary === undefined) return undefined;
  const name = await primary.ask<string>(REPLICA, NAME_MS);
  if (name === undefined)
    throw new Error(`the primary gave no answer within ${NAME_MS / 1000} s`);
  return name;
}
