import { Module } from '@nestjs/common';
import { CleanupProcessor } from './cleanup/cleanup.processor.js';
import { AssembleUploadProcessor } from './uploads/assemble-upload.processor.js';
import { FEATURES, PLATFORM } from './api.module.js';

const PROCESSORS = [AssembleUploadProcessor, CleanupProcessor];

/** The worker process: the same features without HTTP, and the processors of their queues. */
@Module({ imports: [...PLATFORM, ...FEATURES], providers: PROCESSORS })
export class WorkerModule {}
