/** Days between the announcement that a wedding's files go to the trash and that day: never fewer. */
export const NOTICE_DAYS = 30;

/**
 * SQL: when a wedding's files have been kept long enough: so many months ($1) after the last upload, or after the wedding
 * was made. The day in its path counts for nothing: a path may have none, and guests send before and long after it.
 */
export const KEPT_UNTIL =
  'coalesce(last_upload_at, weddings.created_at) + make_interval(months => $1)';

/** SQL condition: its files go to the trash, announced or not, unless something happens within the notice. */
export const IS_COMING_DUE = `weddings.deleted_at IS NULL AND NOT is_kept
  AND ${KEPT_UNTIL} <= now() + interval '${NOTICE_DAYS} days'
  AND EXISTS (SELECT 1 FROM media WHERE wedding_id = weddings.id AND media.deleted_at IS NULL)`;

/** SQL condition: the announced day has come, nothing was sent since, and nothing is on its way. */
export const IS_DUE = `weddings.deleted_at IS NULL AND NOT is_kept AND files_due_at <= now() AND ${KEPT_UNTIL} <= now()
  AND NOT EXISTS (
    SELECT 1 FROM uploads WHERE wedding_id = weddings.id AND status IN ('storing', 'receiving', 'sealing'))`;
