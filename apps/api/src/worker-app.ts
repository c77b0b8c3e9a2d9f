import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './config/load-config.js';
import { createLogger } from './http/logging.js';
import { NestLogger } from './http/nest-logger.js';
import { checkMediaTools, useTools } from './imaging/tools.js';
import { WorkerModule } from './worker.module.js';

/** The worker, at work from the moment in which this resolves. */
export async function createWorkerApp(config: Config): Promise<INestApplicationContext> {
  const logger = createLogger(config.logLevel);
  useTools(config.mediaTools);
  const tools = await checkMediaTools();
  logger[tools.ok ? 'info' : 'error'](tools.message);
  return NestFactory.createApplicationContext(WorkerModule, { logger: new NestLogger(logger), abortOnError: false });
}
