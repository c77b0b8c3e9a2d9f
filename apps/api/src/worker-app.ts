import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './config/load-config.js';
import { createLogger } from './http/logging.js';
import { NestLogger } from './http/nest-logger.js';
import { useTools } from './imaging/tools.js';
import { VideoToolsService } from './media/video-tools.service.js';
import { WorkerModule } from './worker.module.js';

/** The worker, at work from the moment in which this resolves. */
export async function createWorkerApp(config: Config): Promise<INestApplicationContext> {
  const logger = createLogger(config.logLevel);
  useTools(config.mediaTools);
  const options = { logger: new NestLogger(logger), abortOnError: false };
  const worker = await NestFactory.createApplicationContext(WorkerModule, options);
  await worker.get(VideoToolsService, { strict: false }).watch();
  return worker;
}
