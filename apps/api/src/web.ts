import cluster from 'node:cluster';
import { OperationsServerService } from './features/health/operations-server.service.js';
import { welcomeText } from './features/staff/welcome.js';
import type { Config } from './platform/config/load-config.js';
import { WebLoadService } from './platform/events/web-load.service.js';
import { allowHeapGrowth } from './platform/processes/heap-growth.js';
import { announceReady } from './process.js';
import { createWebApp } from './web-app.js';
import { createWorkerApp } from './worker-app.js';

/** Starts a web process, with ROLE=all the worker in it. */
export async function startWeb(
  config: Config,
): Promise<{ close(): Promise<void> }> {
  allowHeapGrowth();
  const web = await createWebApp(config);
  await web.get(OperationsServerService).start();
  web.get(WebLoadService).announce();
  await web.listen(config.port, config.host);
  const welcome = await welcomeText(web);
  if (cluster.isPrimary) process.stdout.write(welcome);
  const worker =
    config.role === 'all' ? await createWorkerApp(config) : undefined;
  announceReady(welcome);
  return {
    close: async () => {
      await web.close();
      await worker?.close();
    },
  };
}
