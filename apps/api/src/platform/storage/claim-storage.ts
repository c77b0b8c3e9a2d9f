import { resolve } from 'node:path';
import { DataSource } from 'typeorm';
import type { Config } from '../config/load-config.js';
import { lockClass } from '../database/advisory-locks.js';
import { dataSourceOptions, requireUrl } from '../database/data-source.js';
import {
  INSTALLATION_ID,
  installationId,
  setSetting,
  settingOf,
  type Queryable,
} from '../database/kept-setting.js';
import { markKey } from './keys.js';
import type { ObjectStore } from './object-store.js';
import { openBucket, openLocalDisk } from './open-store.js';
import { StorageFullError, UnusableStoreError } from './storage-errors.js';
import { closeDataDir } from './local/private-folder.js';
import { mark, marksOf } from './store-marks.js';

type Place = Pick<Config, 'storage' | 'dataDir' | 's3'>;

/** The STORAGE that has the mark. */
export const MARKED_STORAGE = 'storage_marked';

/**
 * Closes DATA_DIR to other accounts and refuses a foreign store: an unmounted
 * disk, an unfilled bucket, another installation's. The first start, or
 * upgrade, marks the store. Safe in several processes.
 * @throws UnusableStoreError
 */
export async function claimStorage(config: Config): Promise<void> {
  for (const sentence of closeDataDir(config.dataDir))
    process.stdout.write(`${sentence}\n`);
  const database = await new DataSource(
    dataSourceOptions(requireUrl(config)),
  ).initialize();
  try {
    if (config.storage === 'local')
      return await claim(database, openLocalDisk(config), config);
    const bucket = await openBucket(config);
    await claim(database, bucket, config).finally(() =>
      bucket.onApplicationShutdown(),
    );
  } finally {
    await database.destroy();
  }
}

/**
 * Requires the store of this installation; for maintenance commands, which
 * never mark a store.
 * @returns true when the store has the mark
 * @throws UnusableStoreError
 */
export async function requireOwnStore(
  database: Queryable,
  store: ObjectStore,
  place: Place,
): Promise<boolean> {
  const id = await settingOf(database, INSTALLATION_ID);
  if (id === undefined) return false;
  const { isOwn, others } = await marksOf(store, id);
  if (others.length > 0)
    throw new UnusableStoreError(foreignMarks(others, place));
  const marked = await settingOf(database, MARKED_STORAGE);
  if (!isOwn && marked !== undefined)
    throw new UnusableStoreError(missingMark(id, place));
  // The disk's files date from before the migration.
  if (marked === 's3' && place.storage === 'local')
    throw new UnusableStoreError(
      "STORAGE: this installation's files are in a bucket: set STORAGE=s3",
    );
  return isOwn;
}

async function claim(
  database: DataSource,
  store: ObjectStore,
  place: Place,
): Promise<void> {
  // Committed before the mark, so that the start after a crash recognises it.
  const id = await installationId(database);
  await database.transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [
      lockClass('storage'),
    ]);
    if (
      !(await requireOwnStore(manager, store, place)) &&
      !(await isMarkedNow(store, id))
    )
      return;
    await setSetting(manager, MARKED_STORAGE, place.storage);
  });
}

/** With a full disk the next start marks it. */
async function isMarkedNow(store: ObjectStore, id: string): Promise<boolean> {
  try {
    await mark(store, id);
    return true;
  } catch (error) {
    if (error instanceof StorageFullError) return false;
    throw error;
  }
}

function foreignMarks(others: string[], place: Place): string {
  const question = 'check this place and DATABASE_URL.';
  return `${placeOf(place)} has the files of another installation (${others.join(', ')}): ${question}`;
}

function missingMark(id: string, place: Place): string {
  const question =
    place.storage === 's3'
      ? 'check the bucket, or fill it with npm run migrate-storage.'
      : 'check that the right disk is mounted.';
  return `${placeOf(place)} does not have this installation's files (${markKey(id)} is missing): ${question}`;
}

function placeOf({ storage, dataDir, s3 }: Place): string {
  return storage === 's3'
    ? `S3_BUCKET: ${s3?.bucket}`
    : `DATA_DIR: ${resolve(dataDir, 'storage')}`;
}
