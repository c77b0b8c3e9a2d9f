import { Module } from '@nestjs/common';
import { QueueWatchService } from './queue-watch.service.js';

/** Once per process, while every feature has a JobsModule of its own. */
@Module({ providers: [QueueWatchService] })
export class QueueWatchModule {}
