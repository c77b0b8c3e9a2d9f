import { KEPT_UNTIL, NOTICE_DAYS } from '../weddings/files-due.sql.js';

/** SQL: a row of `weddings` has a file outside the trash. */
export const HAS_FILES =
  'EXISTS (SELECT 1 FROM media WHERE wedding_id = weddings.id AND media.deleted_at IS NULL)';

/** SQL: the retention ends within the notice, announced or not. */
export const IS_COMING_DUE = `weddings.deleted_at IS NULL AND NOT is_kept AND NOT is_demo
  AND ${KEPT_UNTIL} <= now() + interval '${NOTICE_DAYS} days' AND ${HAS_FILES}`;

/**
 * SQL: the announced day has come without a later upload, finished or running.
 */
export const IS_DUE = `weddings.deleted_at IS NULL AND NOT is_kept AND files_due_at <= now() AND ${KEPT_UNTIL} <= now()
  AND NOT EXISTS (
    SELECT 1 FROM uploads WHERE wedding_id = weddings.id AND status IN ('storing', 'receiving', 'completing'))`;
