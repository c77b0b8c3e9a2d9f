import {
  BEGIN_OF_DATE,
  DAY_OF_NIGHT,
  IS_ITS_DAY,
  LOCAL_TIME,
} from '../../weddings/wedding-days.sql.js';

/** A wedding is quiet after an hour, if so many files came in the hours before. */
const LIVELY = { files: 10, hours: 3 };
/** Local hours in which guests celebrate, across midnight. */
const EVENING = { from: 17, until: 2 };
/** Local hour of the wedding's day from which on files are expected. */
const EXPECTED_FROM = 20;

/** SQL: guests celebrate at this hour, of a row of `weddings`. */
const IS_EVENING = `(extract(hour FROM ${LOCAL_TIME}) >= ${EVENING.from} OR extract(hour FROM ${LOCAL_TIME}) < ${EVENING.until})`;

/** SQL: it is the day of a wedding or its night, and no file has come since the day began. */
const NO_FILE_OF_DAY = `(${IS_ITS_DAY}
  AND (weddings.last_upload_at IS NULL OR weddings.last_upload_at < ${BEGIN_OF_DATE}))`;

/** SQL: it is late on the day of a wedding, and no file has come since the day began. */
export const IS_SILENT = `(${NO_FILE_OF_DAY} AND (
  extract(hour FROM ${LOCAL_TIME}) >= ${EXPECTED_FROM} AND weddings.wedding_date = ${LOCAL_TIME}::date
  OR weddings.wedding_date = ${DAY_OF_NIGHT} AND ${LOCAL_TIME}::date > weddings.wedding_date))`;

/** SQL: files came to a wedding this evening, and for an hour no more. */
export const IS_QUIET = `(weddings.last_upload_at BETWEEN now() - interval '2 hours' AND now() - interval '1 hour'
  AND ${IS_EVENING} AND ${LIVELY.files} <= (
    SELECT count(*) FROM media WHERE wedding_id = weddings.id AND deleted_at IS NULL
      AND media.created_at > weddings.last_upload_at - interval '${LIVELY.hours} hours'))`;
