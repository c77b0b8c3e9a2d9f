import type { DataSource } from 'typeorm';
import type { SqlConditions } from './sql-conditions.js';

/** Part of a list, and how many rows the whole list has. */
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
  const { table, where } = list;
  const [rows, counted] = await Promise.all([
    database.query<Row[]>(pageSql(list), where.values),
    database.query<{ total: string }[]>(`SELECT count(*) AS total FROM ${table} WHERE ${where.sql}`, where.values),
  ]);
  return { rows, total: Number(counted[0]?.total ?? 0) };
}

function pageSql({ table, joins = '', columns, where, orderBy, range: [first, last] }: ListSql): string {
  const ids = `SELECT id FROM ${table} WHERE ${where.sql} ORDER BY ${orderBy} LIMIT ${last - first + 1} OFFSET ${first}`;
  return `SELECT ${columns} FROM (${ids}) AS page JOIN ${table} USING (id) ${joins} ORDER BY ${orderBy}`;
}
