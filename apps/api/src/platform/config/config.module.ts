import { Global, Module } from '@nestjs/common';
import { Config, loadConfig } from './load-config.js';

export function configFromEnvironment(): Config {
  return loadConfig(process.env);
}

@Global()
@Module({
  providers: [{ provide: Config, useFactory: configFromEnvironment }],
  exports: [Config],
})
export class ConfigModule {}
