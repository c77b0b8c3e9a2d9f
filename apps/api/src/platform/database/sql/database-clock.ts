import type { Queryable } from '../kept-setting.js';

/**
 * A time by PostgreSQL's clock, like the rows' times: with a wrong machine
 * clock retention would erase too early.
 * @param agoMs milliseconds before now
 */
export async function momentBefore(
  database: Queryable,
  agoMs: number,
): Promise<Date> {
  const statement = `SELECT now() - $1 * interval '1 millisecond' AS moment`;
  const [row] = await database.query<[{ moment: Date }]>(statement, [agoMs]);
  return row.moment;
}
