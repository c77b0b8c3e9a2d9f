import type { Queryable } from '../kept-setting.js';

/**
 * A time by PostgreSQL's clock, which also wrote the rows. A machine's clock
 * may be wrong by days, and a retention time must not erase too early.
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
