import 'reflect-metadata';
import { configFromEnvironment } from './config/config.module.js';
import { migrate, requireUrl } from './database/data-source.js';
import { announceReady, runProcess } from './process.js';
import { welcomeText } from './staff/welcome.js';
import { createWebApp } from './web-app.js';

await runProcess(async () => {
  const config = configFromEnvironment();
  await migrate(requireUrl(config));
  const app = await createWebApp(config);
  await app.listen(config.port, config.host);
  process.stdout.write(await welcomeText(app));
  announceReady();
  return app;
});
