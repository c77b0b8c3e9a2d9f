import { nowToTenSeconds } from '../../platform/database/sql/now-to-ten-seconds.js';

/**
 * SQL: counts added files in the wedding `$1`, unless it is in the trash. Returns its `id` and `moderation`.
 * @param files SQL of their number
 * @param isUpload SQL: a guest has sent one of them
 * @param isAllowed SQL: a condition of the caller
 */
export const countAddedFiles = (
  files: string,
  isUpload: string,
  isAllowed: string,
) => `
  UPDATE weddings SET media_revision = media_revision + ${files},
    last_upload_at = CASE WHEN ${isUpload} THEN ${nowToTenSeconds('last_upload_at')} ELSE last_upload_at END
  WHERE id = $1 AND deleted_at IS NULL AND ${isAllowed}
  RETURNING id, moderation`;
