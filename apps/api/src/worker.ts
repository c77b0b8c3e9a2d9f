import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { configFromEnvironment } from './config/config.module.js';
import { migrate, requireUrl } from './database/data-source.js';
import { NestLogger } from './http/nest-logger.js';
import { createLogger } from './http/logging.js';
import { announceReady, runProcess } from './process.js';
import { WorkerModule } from './worker.module.js';

await runProcess(async () => {
  const config = configFromEnvironment();
  await migrate(requireUrl(config));
  const logger = new NestLogger(createLogger(config.logLevel));
  const app = await NestFactory.createApplicationContext(WorkerModule, { logger, abortOnError: false });
  announceReady();
  return app;
});
