import { Module } from '@nestjs/common';
import { QueueWatchService } from './queue-watch.service.js';

/** One per process; every feature imports JobsModule. */
@Module({ providers: [QueueWatchService] })
export class QueueWatchModule {}
