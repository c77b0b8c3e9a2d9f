import { DataSource } from 'typeorm';
import { lockClass } from './advisory-locks.js';
import { dataSourceOptions } from './data-source.js';
import { refuseOlderSchema } from './migrations/earlier-schema.js';
import { MIGRATIONS } from './migrations/index.js';
import { migrationsOf } from './migrations/names.js';
import { unknownOf } from './migrations/newer-schema.js';
import { UnusableDatabaseError } from './unusable-database-error.js';

/** A migration may take minutes; looks at it are cheap. */
const LOOK_MS = 1_000;

/** Steps of the schema, those of earlier starts included. */
export interface MigrationProgress {
  done: number;
  total: number;
}

export type OnMigration = (progress: MigrationProgress) => void;

/**
 * Runs pending migrations; safe in several processes.
 * @param onProgress hears each second how far this or another process is, unless all is done
 * @throws UnusableDatabaseError that names the variable
 */
export async function migrate(
  url: string,
  onProgress: OnMigration = () => undefined,
): Promise<void> {
  const source = await new DataSource(dataSourceOptions(url))
    .initialize()
    .catch((error: Error) => {
      throw new UnusableDatabaseError(
        `DATABASE_URL: PostgreSQL cannot be used (${error.message})`,
        { cause: error },
      );
    });
  try {
    await refuseOtherSchemas(source);
    const { done, total } = await progressOf(source);
    if (done < total) await runAlone(source, onProgress);
  } finally {
    await source.destroy();
  }
}

/** One process migrates; the others wait. */
async function runAlone(
  source: DataSource,
  onProgress: OnMigration,
): Promise<void> {
  onProgress(await progressOf(source));
  const looks = setInterval(() => {
    progressOf(source).then(onProgress, () => undefined);
  }, LOOK_MS);
  const runner = source.createQueryRunner();
  const lock = [lockClass('migrations')];
  try {
    await runner.query('SELECT pg_advisory_lock($1, 0)', lock);
    // Another version may have migrated in between.
    await refuseOtherSchemas(source);
    await source.runMigrations();
    await runner.query('SELECT pg_advisory_unlock($1, 0)', lock);
  } finally {
    clearInterval(looks);
    await runner.release();
  }
}

/** @throws UnusableDatabaseError for a database of another version, which stays as it is */
async function refuseOtherSchemas(source: DataSource): Promise<void> {
  await refuseOlderSchema(source);
  const unknown = unknownOf(await migrationsOf(source));
  if (unknown.length > 0)
    throw new UnusableDatabaseError(
      `DATABASE_URL: the database is of a newer version (${unknown.join(', ')}); start that version, or restore a backup of this one`,
    );
}

async function progressOf(source: DataSource): Promise<MigrationProgress> {
  const names = await migrationsOf(source);
  const done = MIGRATIONS.filter(({ name }) => names.includes(name)).length;
  return { done, total: MIGRATIONS.length };
}
