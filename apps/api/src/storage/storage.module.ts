import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/load-config.js';
import { LocalDiskStore } from './local-disk.store.js';
import { metered } from './metered-store.js';
import { ObjectStore } from './object-store.js';

@Global()
@Module({
  providers: [
    {
      provide: ObjectStore,
      inject: [Config],
      useFactory: (config: Config) => metered(new LocalDiskStore(join(config.dataDir, 'storage'), config.minFreeBytes)),
    },
  ],
  exports: [ObjectStore],
})
export class StorageModule {}
