import { Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/load-config.js';
import { AfterCommitSubscriber } from './after-commit.subscriber.js';
import { requireUrl, servingOptions } from './data-source.js';
import { fitPool } from './pool/fit-pool.js';
import { InstanceLockService } from './instance-lock.service.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...servingOptions(requireUrl(config)),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [
    AfterCommitSubscriber,
    {
      provide: fitPool,
      inject: [getDataSourceToken(), Config],
      useFactory: fitPool,
    },
    {
      provide: InstanceLockService,
      inject: [Config],
      useFactory: (config: Config) => InstanceLockService.acquire(config),
    },
  ],
  exports: [AfterCommitSubscriber, InstanceLockService],
})
export class DatabaseModule {}
