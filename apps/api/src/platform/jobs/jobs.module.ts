import { BullModule } from '@nestjs/bull';
import { Module, type DynamicModule } from '@nestjs/common';
import { Config } from '../config/load-config.js';
import { jobOptions, type JobDefinition } from './define-job.js';
import { redisOptions, requireRedisUrl } from './redis-url.js';

@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        redis: redisOptions(requireRedisUrl(config)),
      }),
    }),
  ],
})
export class JobsModule {
  /** Makes queues injectable by `@InjectQueue(job.queue)`. */
  static queues(...jobs: JobDefinition[]): DynamicModule {
    const registered = BullModule.registerQueue(
      ...jobs.map((job) => ({
        name: job.queue,
        defaultJobOptions: jobOptions(job),
      })),
    );
    return { module: JobsModule, imports: [registered], exports: [registered] };
  }
}
