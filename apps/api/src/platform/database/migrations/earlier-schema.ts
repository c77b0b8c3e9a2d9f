import { UnusableDatabaseError } from '../unusable-database-error.js';
import { migrationsOf, type Database } from './names.js';

/** The last commit before the baseline: its `npm start` brings every earlier database up to it. */
export const EARLIER_COMMIT = 'ef9a03edc017ce1ff36fdb0278c993b11998c0b7';
const FIRST_EARLIER = 'Initial1763690000000';
const LAST_EARLIER = 'SoundCounts1764570000000';

/**
 * True for a database or a backup of before the baseline.
 * @param names of its migrations
 */
export function isEarlierSchema(names: readonly string[]): boolean {
  return names.includes(FIRST_EARLIER);
}

/** True for a database that has the schema of EARLIER_COMMIT. */
export async function hasLastEarlierSchema(
  database: Database,
): Promise<boolean> {
  return (await migrationsOf(database)).includes(LAST_EARLIER);
}

/** @throws UnusableDatabaseError for a database of before EARLIER_COMMIT; changes no part of it */
export async function refuseOlderSchema(database: Database): Promise<void> {
  const names = await migrationsOf(database);
  if (isEarlierSchema(names) && !names.includes(LAST_EARLIER))
    throw new UnusableDatabaseError(
      `DATABASE_URL: this database was made by an earlier state of Hatıra; start commit ${EARLIER_COMMIT} once, which brings it up to date`,
    );
}
