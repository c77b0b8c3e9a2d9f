import { Global, Module } from '@nestjs/common';
import { Config } from '../config/load-config.js';
import { ObjectStore } from './object-store.js';
import { openStore } from './open-store.js';

@Global()
@Module({
  providers: [
    { provide: ObjectStore, inject: [Config], useFactory: openStore },
  ],
  exports: [ObjectStore],
})
export class StorageModule {}
