import type { DataSource } from 'typeorm';
import type { SqlConditions } from './sql-conditions.js';

/** Larger totals are PostgreSQL's estimate, without a full scan. */
const MAX_COUNTED = 10_000;

/** `total` is exact up to 10,000, estimated above. */
export interface ListPage<Row> {
  /** The place of the first row, from 0. */
  first: number;
  rows: Row[];
  total: number;
}

/** Only the range and values come from outside. */
export interface ListSql {
  table: string;
  /** Joined to the page's rows only. */
  joins?: string;
  columns: string;
  where: SqlConditions;
  orderBy: string;
  /** First and last row, inclusive. */
  range: readonly [number, number];
}

/**
 * Finds the page's ids first, from an index where possible: the last page costs
 * little more than the first. One extra row corrects the total.
 */
export async function listPage<Row>(
  database: DataSource,
  list: ListSql,
): Promise<ListPage<Row>> {
  const [first, last] = list.range;
  const [found, total] = await Promise.all([
    database.query<Row[]>(pageSql(list), list.where.values),
    totalOf(database, list),
  ]);
  const rows = found.slice(0, last - first + 1);
  const hasMore = found.length > rows.length;
  return {
    first,
    rows,
    total: totalAsSeen(total, { first, count: rows.length, hasMore }),
  };
}

/**
 * Corrects the total.
 * @param seen index of the first row, number of rows, and whether another
 * follows
 */
export function totalAsSeen(
  total: number,
  seen: { first: number; count: number; hasMore: boolean },
): number {
  const end = seen.first + seen.count;
  if (seen.hasMore) return Math.max(total, end + 1);
  // The end may be anywhere before an empty page.
  return seen.count > 0 ? end : Math.min(total, end);
}

/** Runs both at once: in sequence, long lists cost another round trip. */
async function totalOf(
  database: DataSource,
  { table, where }: ListSql,
): Promise<number> {
  const matching = `SELECT 1 FROM ${table} WHERE ${where.sql}`;
  const [counted, estimated] = await Promise.all([
    countOf(database, `${matching} LIMIT ${MAX_COUNTED + 1}`, where.values),
    estimateOf(database, matching, where.values),
  ]);
  return counted <= MAX_COUNTED ? counted : Math.max(counted, estimated);
}

async function countOf(
  database: DataSource,
  query: string,
  values: unknown[],
): Promise<number> {
  const [row] = await database.query<{ total: string }[]>(
    `SELECT count(*) AS total FROM (${query}) AS counted`,
    values,
  );
  return Number(row?.total ?? 0);
}

async function estimateOf(
  database: DataSource,
  query: string,
  values: unknown[],
): Promise<number> {
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const [explained] = await database.query<Explained[]>(
    `EXPLAIN (FORMAT JSON) ${query}`,
    values,
  );
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

function pageSql({
  table,
  joins = '',
  columns,
  where,
  orderBy,
  range: [first, last],
}: ListSql): string {
  const ids = `SELECT id FROM ${table} WHERE ${where.sql} ORDER BY ${orderBy} LIMIT ${last - first + 2} OFFSET ${first}`;
  return `SELECT ${columns} FROM (${ids}) AS page JOIN ${table} USING (id) ${joins} ORDER BY ${orderBy}`;
}
