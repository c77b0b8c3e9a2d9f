import { Module } from '@nestjs/common';
import { FEATURES, PLATFORM } from './api.module.js';

export const PROCESSORS = [];

/** The worker process: the same features without HTTP, and the processors of their queues. */
@Module({ imports: [...PLATFORM, ...FEATURES], providers: PROCESSORS })
export class WorkerModule {}
