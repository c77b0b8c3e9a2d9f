import type { DataSource } from 'typeorm';
import type { SqlConditions } from './sql-conditions.js';

/** Up to so many rows are counted; beyond them PostgreSQL's estimate has to do, or a page would cost what all rows do. */
const MAX_COUNTED = 10_000;

/** Part of a list, and how many rows the whole list has: exactly up to 10,000, about beyond. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

/** A list as SQL of ours; nothing of it comes from outside but the conditions' values and the range. */
export interface ListSql {
  /** The table whose rows are listed. */
  table: string;
  /** Tables that are joined to the rows of the page, and to nothing else. */
  joins?: string;
  columns: string;
  where: SqlConditions;
  orderBy: string;
  /** First and last row, both inclusive. */
  range: readonly [number, number];
}

/**
 * Reads a page and counts the whole. The page's ids are found first, where it can be in an index alone, and only their
 * rows are read and joined: the last page costs little more than the first.
 */
export async function listPage<Row>(database: DataSource, list: ListSql): Promise<ListPage<Row>> {
  const [rows, total] = await Promise.all([
    database.query<Row[]>(pageSql(list), list.where.values),
    totalOf(database, list),
  ]);
  return { rows, total: Math.max(total, rows.length > 0 ? list.range[0] + rows.length : 0) };
}

async function totalOf(database: DataSource, { table, where }: ListSql): Promise<number> {
  const matching = `SELECT 1 FROM ${table} WHERE ${where.sql}`;
  const bounded = `SELECT count(*) AS total FROM (${matching} LIMIT ${MAX_COUNTED + 1}) AS counted`;
  const [counted] = await database.query<{ total: string }[]>(bounded, where.values);
  const total = Number(counted?.total ?? 0);
  return total <= MAX_COUNTED ? total : Math.max(total, await estimateOf(database, matching, where.values));
}

async function estimateOf(database: DataSource, query: string, values: unknown[]): Promise<number> {
  type Explained = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] };
  const [explained] = await database.query<Explained[]>(`EXPLAIN (FORMAT JSON) ${query}`, values);
  return explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

function pageSql({ table, joins = '', columns, where, orderBy, range: [first, last] }: ListSql): string {
  const ids = `SELECT id FROM ${table} WHERE ${where.sql} ORDER BY ${orderBy} LIMIT ${last - first + 1} OFFSET ${first}`;
  return `SELECT ${columns} FROM (${ids}) AS page JOIN ${table} USING (id) ${joins} ORDER BY ${orderBy}`;
}
