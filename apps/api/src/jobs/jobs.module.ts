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
      useFactory: (config: Config) => ({ createClient: sharedConnections(requireRedisUrl(config)) }),
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

/** All queues of a process share two connections; only the blocking one is each queue's own. */
function sharedConnections(url: string) {
  const shared = new Map<string, Redis>();
  return (type: 'client' | 'subscriber' | 'bclient', options?: RedisOptions): Redis => {
    if (type === 'bclient') return connect(url, options);
    const known = shared.get(type);
    if (known) return known;
    const created = connect(url, options);
    shared.set(type, created);
    return created;
  };
}

function connect(url: string, options?: RedisOptions): Redis {
  // Bull waits for its connections itself; these two settings are what it demands of them.
  return new Redis(url, { ...options, maxRetriesPerRequest: null, enableReadyCheck: false });
}
