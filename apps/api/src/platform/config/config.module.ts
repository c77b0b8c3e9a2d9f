import { Global, Module } from '@nestjs/common';
import { configFromEnvironment } from './from-environment.js';
import { Config } from './load-config.js';

@Global()
@Module({
  providers: [{ provide: Config, useFactory: configFromEnvironment }],
  exports: [Config],
})
export class ConfigModule {}
