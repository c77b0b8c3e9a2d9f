/** Minimum between announcement and move. */
export const NOTICE_DAYS = 30;

/**
 * SQL: $1 months after the last upload or the creation. Ignores the path's
 * date, which may be missing; guests send long before and after it.
 */
export const KEPT_UNTIL =
  'coalesce(last_upload_at, weddings.created_at) + make_interval(months => $1)';

/** SQL: the retention ends within the notice, announced or not. */
export const IS_COMING_DUE = `weddings.deleted_at IS NULL AND NOT is_kept AND NOT is_demo
  AND ${KEPT_UNTIL} <= now() + interval '${NOTICE_DAYS} days'
  AND EXISTS (SELECT 1 FROM media WHERE wedding_id = weddings.id AND media.deleted_at IS NULL)`;

/**
 * SQL: the announced day has come without a later upload, finished or running.
 */
export const IS_DUE = `weddings.deleted_at IS NULL AND NOT is_kept AND files_due_at <= now() AND ${KEPT_UNTIL} <= now()
  AND NOT EXISTS (
    SELECT 1 FROM uploads WHERE wedding_id = weddings.id AND status IN ('storing', 'receiving', 'sealing'))`;
