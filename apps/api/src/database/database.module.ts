import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/load-config.js';
import { AfterCommit } from './after-commit.js';
import { dataSourceOptions, requireUrl } from './data-source.js';
import { InstanceLock } from './instance-lock.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: (config: Config) => ({
        ...dataSourceOptions(requireUrl(config)),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [AfterCommit, InstanceLock],
  exports: [AfterCommit, InstanceLock],
})
export class DatabaseModule {}
