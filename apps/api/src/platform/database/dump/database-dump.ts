import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { connectedClient } from '../connected-client.js';

/** Rows in COPY's text format. */
export interface DumpedTable {
  name: string;
  columns: string[];
}

export interface DumpedSchema {
  /** The names in the order of their application. */
  migrations: string[];
  /** Referenced tables come first. */
  tables: DumpedTable[];
  sequences: { name: string; lastValue: string }[];
}

const MIGRATIONS_TABLE = 'migrations';

const TABLES = `
SELECT c.oid::regclass::text AS name,
  array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns,
  ARRAY(SELECT DISTINCT confrelid::regclass::text FROM pg_constraint
        WHERE contype = 'f' AND conrelid = c.oid AND confrelid <> c.oid) AS "refersTo"
FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> '${MIGRATIONS_TABLE}'
GROUP BY c.oid ORDER BY 1`;

const SEQUENCES = `
SELECT format('%I', sequencename) AS name, last_value::text AS "lastValue"
FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL AND sequencename NOT LIKE '${MIGRATIONS_TABLE}%'
ORDER BY 1`;

/** A consistent snapshot by COPY: the embedded PostgreSQL has no pg_dump. */
export class DatabaseMoment {
  private constructor(private readonly client: pg.Client) {}

  static async open(url: string): Promise<DatabaseMoment> {
    const client = await connectedClient({ connectionString: url });
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return new DatabaseMoment(client);
  }

  async schema(): Promise<DumpedSchema> {
    const migrations = await this.client.query<{ name: string }>(
      `SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY timestamp`,
    );
    const tables = await this.client.query<
      DumpedTable & { refersTo: string[] }
    >(TABLES);
    const sequences =
      await this.client.query<DumpedSchema['sequences'][number]>(SEQUENCES);
    return {
      migrations: migrations.rows.map(({ name }) => name),
      tables: inOrder(tables.rows),
      sequences: sequences.rows,
    };
  }

  rowsOf(table: DumpedTable): Readable {
    return this.copy(`COPY ${table.name} (${quoted(table.columns)}) TO STDOUT`);
  }

  linesOf(query: string): Readable {
    return this.copy(`COPY (${query}) TO STDOUT`);
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  private copy(statement: string): Readable {
    return this.client.query(copyTo(statement));
  }
}

/** @internal */
export function quoted(columns: string[]): string {
  return columns
    .map((column) => `"${column.replaceAll('"', '""')}"`)
    .join(', ');
}

function inOrder(
  tables: (DumpedTable & { refersTo: string[] })[],
): DumpedTable[] {
  const ordered: DumpedTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const free = waiting.filter(({ refersTo }) =>
      refersTo.every((name) => done.has(name)),
    );
    if (free.length === 0)
      throw new Error(
        `circular references between tables: ${waiting.map(({ name }) => name).join(', ')}`,
      );
    ordered.push(...free.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
}
