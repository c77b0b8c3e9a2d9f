/** Minimum between announcement and move. */
export const NOTICE_DAYS = 30;

/**
 * SQL: $1 months after the last upload or the creation. Ignores the path's
 * date, which may be missing; guests send long before and after it.
 */
export const KEPT_UNTIL =
  'coalesce(last_upload_at, weddings.created_at) + make_interval(months => $1)';

/** SQL: takes every announcement back. */
export const WITHDRAW_ALL =
  'UPDATE weddings SET files_due_at = NULL WHERE files_due_at IS NOT NULL';

/** SQL: each announced wedding has the whole notice again. */
export const ANNOUNCE_AGAIN = `
UPDATE weddings SET files_due_at = greatest(files_due_at, now() + interval '${NOTICE_DAYS} days')
WHERE files_due_at IS NOT NULL`;

/** SQL: skips locked rows, which the next run finds. */
const some = (condition: string, limit: number) =>
  `SELECT id FROM weddings WHERE ${condition} ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;

/**
 * SQL: moves announced days that are too early, and takes back those of weddings that are not
 * coming due. Never brings an announced day forward.
 * @param isComingDue SQL of a row of `weddings`, with $1 months
 * @param limit weddings
 */
export const correctDays = (isComingDue: string, limit: number) => `
UPDATE weddings SET files_due_at = CASE WHEN ${isComingDue} THEN greatest(files_due_at, ${KEPT_UNTIL}) END
WHERE id IN (${some(`files_due_at IS NOT NULL AND (NOT (${isComingDue}) OR files_due_at < ${KEPT_UNTIL})`, limit)})`;

/**
 * SQL: announces the day of weddings that are coming due. Returns `id`, `slug` and `filesDueAt`.
 * @param isComingDue SQL of a row of `weddings`, with $1 months
 * @param limit weddings
 */
export const announceDays = (isComingDue: string, limit: number) => `
UPDATE weddings SET files_due_at = greatest(${KEPT_UNTIL}, now() + interval '${NOTICE_DAYS} days')
WHERE id IN (${some(`files_due_at IS NULL AND ${isComingDue}`, limit)})
RETURNING id, slug, files_due_at AS "filesDueAt"`;

/**
 * SQL: forgets the day of the wedding $1.
 * @param isOver SQL of a row of `weddings`
 */
export const forgetDay = (isOver: string) =>
  `UPDATE weddings SET files_due_at = NULL WHERE id = $1 AND ${isOver}`;
