import { SOUND_ONLY } from '../../platform/imaging/video/sound-only-error.js';
import type { Queryable } from '../../platform/database/kept-setting.js';

/** SQL: a row of `media` is a recording of sound, which plays without a picture. */
export const IS_SOUND_ONLY = `processing = 'failed' AND processing_reason = '${SOUND_ONLY}'`;

/** SQL: the file of a row of `media` cannot be shown. A recording of sound is not a fault. */
export const CANNOT_BE_SHOWN = `processing = 'failed' AND processing_reason IS DISTINCT FROM '${SOUND_ONLY}'`;

/** SQL: the number of files that cannot be shown, without the demo wedding's. From an index. */
export const FAILED_MEDIA = `
SELECT count(*)::float8 AS count FROM media JOIN weddings ON weddings.id = media.wedding_id
WHERE media.deleted_at IS NULL AND ${CANNOT_BE_SHOWN} AND NOT is_demo`;

/** Returns the number of files that cannot be shown, without the demo wedding's. */
export async function countFailedMedia(database: Queryable): Promise<number> {
  const [row] = await database.query<{ count: number }[]>(FAILED_MEDIA);
  return row?.count ?? 0;
}
