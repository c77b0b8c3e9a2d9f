import './private-files.js';
import 'reflect-metadata';
import { configFromEnvironment } from './platform/config/config.module.js';
import { migrate, requireUrl } from './platform/database/data-source.js';
import { OperationsServer } from './features/health/operations-server.js';
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
  await worker.get(OperationsServer).start();
  announceReady();
  return worker;
});
