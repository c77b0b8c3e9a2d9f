import { Module } from '@nestjs/common';
import { QueueWatch } from './queue-watch.js';

/** Once per process, while every feature has a JobsModule of its own. */
@Module({ providers: [QueueWatch] })
export class QueueWatchModule {}
