import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './config/load-config.js';
import { createLogger } from './http/logging.js';
import { NestLogger } from './http/nest-logger.js';
import { copyIn } from './imaging/child-files.js';
import { confinement } from './imaging/confinement.js';
import { useTools } from './imaging/tools.js';
import { VideoToolsService } from './media/video-tools.service.js';
import { WorkerModule } from './worker.module.js';

/** The worker, at work from the moment in which this resolves. */
export async function createWorkerApp(config: Config): Promise<INestApplicationContext> {
  const logger = createLogger(config.logLevel);
  useTools(config.mediaTools);
  copyIn(join(config.dataDir, 'scratch'));
  const { description, isWeak } = await confinement();
  logger[isWeak ? 'warn' : 'info'](`decoders of guests' files run ${description}`);
  const options = { logger: new NestLogger(logger), abortOnError: false };
  const worker = await NestFactory.createApplicationContext(WorkerModule, options);
  await worker.get(VideoToolsService, { strict: false }).watch();
  return worker;
}
