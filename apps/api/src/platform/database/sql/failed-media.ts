import type { Queryable } from '../kept-setting.js';

/** From an index. */
const FAILED = `SELECT count(*)::float8 AS count FROM media WHERE deleted_at IS NULL AND processing = 'failed'`;

export async function countFailedMedia(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(FAILED);
  return row?.count ?? 0;
}
