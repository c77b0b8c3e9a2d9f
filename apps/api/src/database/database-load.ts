import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CopyIn } from './copy-stream.js';
import { dataSourceOptions } from './data-source.js';
import { quoted, type DumpedSchema, type DumpedTable } from './database-dump.js';
import { MIGRATIONS } from './migrations/index.js';

/** Says in one line why a dump cannot be loaded here. */
export class LoadRefusedError extends Error {}

/**
 * Makes an empty database ready for a dump: the schema as it was when the dump was made, without a row. What a first
 * start has put there (settings, the first account) goes.
 * @throws LoadRefusedError when there are weddings, or the dump is of a newer version
 */
export async function prepareFor(url: string, { migrations }: DumpedSchema): Promise<void> {
  const known = new Map(MIGRATIONS.map((migration) => [migration.name, migration]));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new LoadRefusedError(`the backup is of a newer version (${unknown.join(', ')})`);
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

/** Loads all tables of a dump, or nothing: `finish` belongs to the same transaction. */
export async function loadTables(
  url: string,
  schema: DumpedSchema,
  rowsOf: (table: DumpedTable) => Promise<Readable>,
  finish: string[],
): Promise<void> {
  const client = await connected(url);
  try {
    await client.query('BEGIN');
    for (const table of schema.tables) {
      const statement = `COPY ${table.name} (${quoted(table.columns)}) FROM STDIN`;
      await pipeline(await rowsOf(table), client.query(new CopyIn(statement)));
    }
    for (const { name, lastValue } of schema.sequences) await client.query('SELECT setval($1, $2)', [name, lastValue]);
    for (const statement of finish) await client.query(statement);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function emptied(url: string): Promise<void> {
  const client = await connected(url);
  try {
    const { rows } = await client.query<{ weddings: string | null }>(`SELECT to_regclass('weddings') AS weddings`);
    if (rows[0]?.weddings) {
      const found = await client.query('SELECT 1 FROM weddings LIMIT 1');
      if (found.rows.length > 0) throw new LoadRefusedError('the database is not empty: it has weddings');
    }
    await client.query('DROP SCHEMA public CASCADE');
    await client.query('CREATE SCHEMA public');
  } finally {
    await client.end();
  }
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
