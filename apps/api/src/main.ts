import './private-files.js';
import 'reflect-metadata';
import { configFromEnvironment } from './platform/config/config.module.js';
import { migrate, requireUrl } from './platform/database/data-source.js';
import { OperationsServerService } from './features/health/operations-server.service.js';
import { requireRedis } from './platform/jobs/require-redis.js';
import { announceReady, runProcess } from './process.js';
import { welcomeText } from './features/staff/welcome.js';
import { claimStorage } from './platform/storage/claim-storage.js';
import { createWebApp } from './web-app.js';
import { createWorkerApp } from './worker-app.js';

await runProcess(async () => {
  const config = configFromEnvironment();
  await migrate(requireUrl(config));
  await requireRedis(config);
  await claimStorage(config);
  const web = await createWebApp(config);
  await web.get(OperationsServerService).start();
  await web.listen(config.port, config.host);
  process.stdout.write(await welcomeText(web));
  const worker =
    config.role === 'all' ? await createWorkerApp(config) : undefined;
  announceReady();
  return {
    close: async () => {
      await web.close();
      await worker?.close();
    },
  };
});
