import { join } from 'node:path';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Config } from './platform/config/load-config.js';
import { createLogger } from './platform/http/server/logging.js';
import { NestLogger } from './platform/http/server/nest-logger.js';
import { copyIn } from './platform/imaging/process/child-files.js';
import { confinement } from './platform/imaging/process/confinement.js';
import { useTools } from './platform/imaging/process/tools.js';
import { VideoToolsService } from './features/media/video-tools.service.js';
import { WorkerModule } from './worker.module.js';

/** Creates the worker, which starts to work at once. */
export async function createWorkerApp(
  config: Config,
): Promise<INestApplicationContext> {
  const logger = createLogger(config.logLevel);
  useTools(config.mediaTools);
  copyIn(join(config.dataDir, 'scratch'));
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
