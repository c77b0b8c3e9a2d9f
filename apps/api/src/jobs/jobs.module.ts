import { BullModule } from '@nestjs/bull';
import { Module, type DynamicModule } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Config } from '../config/load-config.js';
import { jobOptions, type JobDefinition } from './define-job.js';
import { requireRedisUrl } from './redis-url.js';

/** The queues' connection to Redis. */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({ createClient: connect(requireRedisUrl(config)) }),
    }),
  ],
})
export class JobsModule {
  /** Makes a feature's queues injectable by `@InjectQueue(job.queue)`. */
  static queues(...jobs: JobDefinition[]): DynamicModule {
    const registered = BullModule.registerQueue(
      ...jobs.map((job) => ({ name: job.queue, defaultJobOptions: jobOptions(job) })),
    );
    return { module: JobsModule, imports: [registered], exports: [registered] };
  }
}

/**
 * Each queue has connections of its own: closing one queue must not take the connection from another whose job is
 * still running.
 */
function connect(url: string) {
  // Bull waits for its connections itself; these two settings are what it demands of them.
  return (_type: string, options?: RedisOptions): Redis =>
    new Redis(url, { ...options, maxRetriesPerRequest: null, enableReadyCheck: false });
}
