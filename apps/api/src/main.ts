import './private-files.js';
import 'reflect-metadata';
import cluster from 'node:cluster';
import { configFromEnvironment } from './platform/config/config.module.js';
import { migrate, requireUrl } from './platform/database/data-source.js';
import { requireRedis } from './platform/jobs/require-redis.js';
import { claimStorage } from './platform/storage/claim-storage.js';
import { runProcess } from './process.js';

await runProcess(async () => {
  const config = configFromEnvironment();
  if (cluster.isPrimary) {
    await migrate(requireUrl(config));
    await requireRedis(config);
    await claimStorage(config);
  }
  if (cluster.isPrimary && config.webProcesses > 1) {
    const { startWebProcesses } = await import('./web-processes.js');
    return startWebProcesses(config);
  }
  // The primary's memory stays free of the application.
  const { startWeb } = await import('./web.js');
  return startWeb(config);
});
