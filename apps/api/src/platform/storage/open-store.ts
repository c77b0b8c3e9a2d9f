import { join } from 'node:path';
import type { Config } from '../config/load-config.js';
import { LocalDiskStore } from './local/local-disk.store.js';
import { metered } from './metered-store.js';
import type { ObjectStore } from './object-store.js';
import type { S3Store } from './s3/s3.store.js';

/**
 * Opens the store with metrics.
 * @throws Error that names the wrong variable
 */
export async function openStore(config: Config): Promise<ObjectStore> {
  return metered(
    config.storage === 's3' ? await openBucket(config) : openLocalDisk(config),
  );
}

export function openLocalDisk({
  dataDir,
  minFreeBytes,
  webProcesses,
}: Config): LocalDiskStore {
  const folder = join(dataDir, 'storage');
  return new LocalDiskStore(folder, minFreeBytes, webProcesses);
}

/**
 * Loads the large S3 client on demand.
 * @throws Error that names the wrong variable
 */
export async function openBucket(config: Config): Promise<S3Store> {
  const { openS3Store } = await import('./s3/open-s3-store.js');
  return openS3Store(config);
}
