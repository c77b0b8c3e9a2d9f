import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './platform/config/load-config.js';
import { createLogger } from './platform/http/server/logging.js';
import { NestLogger } from './platform/http/server/nest-logger.js';
import { prepareChildren } from './platform/imaging/prepare-children.js';
import { confinement } from './platform/imaging/process/confinement.js';
import { VideoToolsService } from './features/media/video-tools.service.js';
import { WorkerModule } from './worker.module.js';

/** Creates the worker, which starts to work at once. */
export async function createWorkerApp(
  config: Config,
): Promise<INestApplicationContext> {
  const logger = createLogger(config.logLevel);
  prepareChildren(config);
  const { description, isWeak } = await confinement();
  logger[isWeak ? 'warn' : 'info'](
    `decoders of guests' files run ${description}`,
  );
  const options = { logger: new NestLogger(logger), abortOnError: false };
  const worker = await NestFactory.createApplicationContext(
    WorkerModule,
    options,
  );
  await worker.get(VideoToolsService, { strict: false }).watch();
  return worker;
}
