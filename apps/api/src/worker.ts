import './private-files.js';
import 'reflect-metadata';
import { configFromEnvironment } from './platform/config/from-environment.js';
import { logFirstLine } from './first-line.js';
import { OperationsServerService } from './features/health/operations-server.service.js';
import { beginStart } from './features/health/starting.js';
import { prepareOutsideWorld } from './outside-world.js';
import { nameConnections } from './platform/database/name-connections.js';
import { allowHeapGrowth } from './platform/processes/heap-growth.js';
import { announceReady, runProcess } from './process.js';
import { createWorkerApp } from './worker-app.js';

await runProcess(async () => {
  const config = configFromEnvironment();
  logFirstLine(config);
  nameConnections('worker');
  allowHeapGrowth();
  const { operations, onMigration } = await beginStart(config);
  await prepareOutsideWorld(config, onMigration);
  const worker = await createWorkerApp(config);
  worker.get(OperationsServerService).start(operations);
  announceReady();
  return worker;
});
