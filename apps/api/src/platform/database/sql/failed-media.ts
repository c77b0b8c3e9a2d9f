import type { Queryable } from '../kept-setting.js';

/** SQL: the number of files that cannot be shown, without the demo wedding's. From an index. */
export const FAILED_MEDIA = `
SELECT count(*)::float8 AS count FROM media JOIN weddings ON weddings.id = media.wedding_id
WHERE media.deleted_at IS NULL AND processing = 'failed' AND NOT is_demo`;

/** Returns the number of files that cannot be shown, without the demo wedding's. */
export async function countFailedMedia(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(FAILED_MEDIA);
  return row?.count ?? 0;
}
