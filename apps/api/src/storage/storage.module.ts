import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config/load-config.js';
import { LocalDiskStore } from './local-disk.store.js';
import { metered } from './metered-store.js';
import { ObjectStore } from './object-store.js';

/** The S3 client is large: it is loaded where it is used only. */
async function openStore(config: Config): Promise<ObjectStore> {
  if (config.storage === 'local') return new LocalDiskStore(join(config.dataDir, 'storage'), config.minFreeBytes);
  const { openS3Store } = await import('./s3/open-s3-store.js');
  return openS3Store(config);
}

@Global()
@Module({
  providers: [
    { provide: ObjectStore, inject: [Config], useFactory: async (config: Config) => metered(await openStore(config)) },
  ],
  exports: [ObjectStore],
})
export class StorageModule {}
