import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/load-config.js';
import { AfterCommitSubscriber } from './after-commit.subscriber.js';
import { poolSizeOf, requireUrl, servingOptions } from './data-source.js';
import { InstanceLockService } from './instance-lock.service.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...servingOptions(requireUrl(config)),
        poolSize: poolSizeOf(config.webProcesses),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [
    AfterCommitSubscriber,
    {
      provide: InstanceLockService,
      inject: [Config],
      useFactory: (config: Config) => InstanceLockService.acquire(config),
    },
  ],
  exports: [AfterCommitSubscriber, InstanceLockService],
})
export class DatabaseModule {}
