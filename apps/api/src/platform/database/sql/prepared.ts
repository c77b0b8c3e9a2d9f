import type { Pool } from 'pg';
import { QueryFailedError, type DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { repeatConflicts } from './conflicts.js';

/** Parsed and planned once per connection. */
export interface Prepared {
  /** Unique in the product. */
  name: string;
  text: string;
}

/**
 * Runs a statement of every upload, without transaction or query runner, and again after a conflict with another one.
 * docs/decisions/0003-typeorm-and-sql.md
 * @throws QueryFailedError; the driver's errors for a lost connection
 */
export async function runPrepared<Row>(
  { driver }: DataSource,
  { name, text }: Prepared,
  values: unknown[],
): Promise<Row[]> {
  const pool = (driver as PostgresDriver).master as Pool;
  try {
    const { rows } = await repeatConflicts(() =>
      pool.query({ name, text, values }),
    );
    return rows as Row[];
  } catch (error) {
    const isOfServer = 'severity' in (error as Error);
    throw isOfServer
      ? new QueryFailedError(text, values, error as Error)
      : error;
  }
}
