import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DataSource } from 'typeorm';
import { connectedClient } from '../connected-client.js';
import { dataSourceOptions } from '../data-source.js';
import {
  quoted,
  type DumpedSchema,
  type DumpedTable,
} from './database-dump.js';
import {
  EARLIER_COMMIT,
  isEarlierSchema,
} from '../migrations/earlier-schema.js';
import { MIGRATIONS } from '../migrations/index.js';
import { unknownOf } from '../migrations/newer-schema.js';

const TABLES_THERE = `
SELECT relname AS name FROM pg_class
WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND relnamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
ORDER BY 1`;

/** A dump cannot be loaded here; the message is one line. */
export class LoadRefusedError extends Error {}

/**
 * Empties the database, also of settings and the first account, and migrates it
 * to the dump's schema.
 * @throws LoadRefusedError for weddings, messages, foreign tables, or a dump of
 * an earlier state or a newer version
 */
export async function prepareFor(
  url: string,
  { migrations }: DumpedSchema,
): Promise<void> {
  const known = new Map(
    MIGRATIONS.map((migration) => [migration.name, migration]),
  );
  if (isEarlierSchema(migrations))
    throw new LoadRefusedError(
      `the backup was made by an earlier state of Hatıra; restore it with commit ${EARLIER_COMMIT}, then start this one`,
    );
  const unknown = unknownOf(migrations);
  if (unknown.length > 0)
    throw new LoadRefusedError(
      `the backup is of a newer version (${unknown.join(', ')})`,
    );
  await emptied(url);
  const source = new DataSource({
    ...dataSourceOptions(url),
    migrations: migrations.flatMap((name) => known.get(name) ?? []),
  });
  await source.initialize();
  try {
    await source.runMigrations();
  } finally {
    await source.destroy();
  }
}

/** Loads all tables and runs `finish` in one transaction. */
export async function loadTables(
  url: string,
  schema: DumpedSchema,
  rowsOf: (table: DumpedTable) => Promise<Readable>,
  finish: string[],
): Promise<void> {
  const client = await connectedClient({ connectionString: url });
  try {
    await client.query('BEGIN');
    // Dumped rows are counted already.
    await client.query("SET LOCAL hatira.is_loading = 'on'");
    for (const table of schema.tables) {
      const statement = `COPY ${table.name} (${quoted(table.columns)}) FROM STDIN`;
      await pipeline(await rowsOf(table), client.query(copyFrom(statement)));
    }
    for (const { name, lastValue } of schema.sequences)
      await client.query('SELECT setval($1, $2)', [name, lastValue]);
    for (const statement of finish) await client.query(statement);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

/** @throws LoadRefusedError for weddings, messages or foreign tables */
export async function requireEmptyDatabase(url: string): Promise<void> {
  const client = await connectedClient({ connectionString: url });
  try {
    await requireEmpty(client);
  } finally {
    await client.end();
  }
}

async function emptied(url: string): Promise<void> {
  const client = await connectedClient({ connectionString: url });
  try {
    await requireEmpty(client);
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}

async function requireEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(TABLES_THERE);
  const tables = rows.map(({ name }) => name);
  if (
    !tables.includes('weddings') &&
    tables.some((name) => name !== 'migrations')
  ) {
    throw new LoadRefusedError(
      `the database has foreign tables: ${tables.slice(0, 3).join(', ')}`,
    );
  }
  for (const table of ['weddings', 'contact_messages'].filter((name) =>
    tables.includes(name),
  )) {
    const found = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (found.rows.length > 0)
      throw new LoadRefusedError(
        `the database is not empty: it has rows in ${table}`,
      );
  }
}
