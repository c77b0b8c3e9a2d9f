import './private-files.js';
import 'reflect-metadata';
import { configFromEnvironment } from './platform/config/config.module.js';
import { migrate, requireUrl } from './platform/database/data-source.js';
import { OperationsServerService } from './features/health/operations-server.service.js';
import { requireRedis } from './platform/jobs/require-redis.js';
import { announceReady, runProcess } from './process.js';
import { claimStorage } from './platform/storage/claim-storage.js';
import { createWorkerApp } from './worker-app.js';

await runProcess(async () => {
  const config = configFromEnvironment();
  await migrate(requireUrl(config));
  await requireRedis(config);
  await claimStorage(config);
  const worker = await createWorkerApp(config);
  await worker.get(OperationsServerService).start();
  announceReady();
  return worker;
});
