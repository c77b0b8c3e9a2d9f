import { join } from 'node:path';
import type { Config } from '../../config/load-config.js';
import type { DiskRoom } from '../../metrics/reserve-gauges.js';
import { diskSpace } from './disk-space.js';

/** Returns the room of DATA_DIR, which is also a bucket's buffer. */
export async function diskRoom({
  dataDir,
  storage,
  minFreeBytes,
}: Config): Promise<DiskRoom> {
  const { freeBytes, ...space } = await diskSpace(
    join(dataDir, storage === 's3' ? 'scratch' : 'storage'),
  );
  return { ...space, freeBytes: Math.max(0, freeBytes - minFreeBytes) };
}
