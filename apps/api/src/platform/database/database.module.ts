import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/load-config.js';
import { AfterCommit } from './after-commit.js';
import { requireUrl, servingOptions } from './data-source.js';
import { InstanceLock } from './instance-lock.js';

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
  providers: [AfterCommit, InstanceLock],
  exports: [AfterCommit, InstanceLock],
})
export class DatabaseModule {}
