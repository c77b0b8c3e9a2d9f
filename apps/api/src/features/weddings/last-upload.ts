/**
 * The time of a wedding's last upload after one more, to 10 s: a new value
 * costs an entry in every index of the wedding, three times the update's rest.
 */
export const NEXT_LAST_UPLOAD = `CASE WHEN last_upload_at > now() - interval '10 seconds'
  THEN last_upload_at ELSE now() END`;
