import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/load-config.js';
import type { DiskRoom } from '../metrics/reserve-gauges.js';

/** The disk below DATA_DIR that guests' files go to, or pass on their way to a bucket. */
export async function diskRoom({ dataDir, storage, minFreeBytes }: Config): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(join(dataDir, storage === 's3' ? 'scratch' : 'storage'));
  return { freeBytes: Math.max(0, bavail * bsize - minFreeBytes), sizeBytes: blocks * bsize };
}
