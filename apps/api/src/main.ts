import './private-files.js';
import 'reflect-metadata';
import cluster from 'node:cluster';
import { logFirstLine } from './first-line.js';
import { configFromEnvironment } from './platform/config/from-environment.js';
import { runProcess } from './process.js';

/** The only process, or the first one of several at its first start. */
const isFirst = cluster.isPrimary || cluster.worker?.id === 1;

await runProcess(async () => {
  const config = configFromEnvironment();
  if (cluster.isPrimary) logFirstLine(config);
  // The primary's memory stays free of the application and of its libraries.
  if (cluster.isPrimary && config.webProcesses > 1) {
    const { startWebProcesses } = await import('./web-processes.js');
    return startWebProcesses(config);
  }
  const { nameConnections } =
    await import('./platform/database/name-connections.js');
  nameConnections(config.role);
  const { beginStart } = await import('./features/health/starting.js');
  const { operations, onMigration } = await beginStart(config);
  if (isFirst) {
    const { prepareOutsideWorld } = await import('./outside-world.js');
    await prepareOutsideWorld(config, onMigration);
  }
  const { startWeb } = await import('./web.js');
  return startWeb(config, operations);
});
