import { Module } from '@nestjs/common';
import { QueueWatchService } from './queue-watch.service.js';

/** One per process; JobsModule is imported by every feature. */
@Module({ providers: [QueueWatchService] })
export class QueueWatchModule {}
