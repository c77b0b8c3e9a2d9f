import type { DataSource } from 'typeorm';
import { until } from '../../../support/until.js';

/** Refused files of guests are counted. */
const NOTES_OF_CALLS = ['migrations', 'upload_failures'];
/** Any call of a session writes it after five minutes. */
const LAST_CALL = 'last_seen_at';

/** A sum of each table's rows, by its name. */
type Sums = Record<string, string>;

interface Table {
  name: string;
  columns: string;
}

/** A copy of all rows, to return to. */
export class KeptTables {
  private constructor(
    private readonly database: DataSource,
    private readonly tables: Table[],
  ) {}

  private kept: Sums = {};

  static async keep(database: DataSource): Promise<KeptTables> {
    const tables = await database.query<Table[]>(
      `SELECT quote_ident(table_name) AS name, string_agg(quote_ident(column_name), ', ') AS columns
       FROM information_schema.columns
       WHERE table_schema = 'public' AND is_generated = 'NEVER' AND table_name <> ALL($1) AND column_name <> $2
       GROUP BY table_name ORDER BY table_name`,
      [NOTES_OF_CALLS, LAST_CALL],
    );
    const copies = tables.map(
      ({ name, columns }) =>
        `CREATE TABLE kept.${name} AS SELECT ${columns} FROM public.${name}`,
    );
    await database.query(['CREATE SCHEMA kept', ...copies].join(';'));
    const kept = new KeptTables(database, tables);
    kept.kept = await kept.sums();
    return kept;
  }

  /** Names of the tables whose rows differ; without sums, from the kept ones. */
  changed(now: Sums, before = this.kept): string[] {
    return Object.keys(now).filter((name) => now[name] !== before[name]);
  }

  async sums(): Promise<Sums> {
    const sums = this.tables.map(
      ({ name, columns }) =>
        `SELECT '${name}' AS name, md5(coalesce(string_agg(text, ';' ORDER BY text), '')) AS sum
         FROM (SELECT row(${columns})::text AS text FROM public.${name}) AS rows`,
    );
    const found = await this.database.query<{ name: string; sum: string }[]>(
      sums.join(' UNION ALL '),
    );
    return Object.fromEntries(found.map(({ name, sum }) => [name, sum]));
  }

  /** Brings these tables' rows back, as they were. */
  async restore(names: string[]): Promise<void> {
    const tables = this.tables.filter(({ name }) => names.includes(name));
    if (tables.length === 0) return;
    const statements = [
      `LOCK TABLE ${names.join(', ')} IN ACCESS EXCLUSIVE MODE`,
      'SET LOCAL session_replication_role = replica',
      ...tables.flatMap(({ name, columns }) => [
        `DELETE FROM public.${name}`,
        `INSERT INTO public.${name} (${columns}) SELECT ${columns} FROM kept.${name}`,
      ]),
    ];
    await until('the rows are back', () => this.runs(statements.join(';')));
  }

  /** A process may still work for the last call; PostgreSQL then ends one of the two. */
  private async runs(statements: string): Promise<boolean> {
    try {
      await this.database.query(statements);
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01') throw error;
      return false;
    }
  }
}
