import { isByGuest } from '../../../platform/http/cookies/robot-guest.js';
import { firstExposure } from '../exposure-conditions.js';
import { firstMoment } from '../moments/first-moment.js';
import type { MediaKeys } from './new-media-keys.js';
import type { NewMedia } from './added-media.js';

/**
 * The parts of a statement that publishes many files of one wedding (`$1`), for features that
 * finish their own rows in the same statement. `addMedia` does the same for one file in a
 * transaction, and finds out why a file is not new.
 */

/** SQL: the columns of a file in the statement's JSON, as `publishedRow` makes it. */
export const PUBLISHED_COLUMNS = `id uuid, edit_key uuid, view_key uuid, public_key text, object_key text,
  file_name text, file_type text, file_size bigint, crc32 bigint, content_hash text, note text,
  client_modified_at timestamptz, client_clock_error_ms bigint, client_time_zone text, guest_id text,
  table_number smallint, scanned_event_id uuid, moment timestamptz, moment_source text`;

/**
 * SQL: the wedding has the content of `file` with the same note. Its row may be locked by a change that waits for the
 * wedding. `OFFSET 0` keeps the search by the index for each file: as a join it may read every file of the wedding.
 */
export const IS_REPEAT = `EXISTS (SELECT FROM media WHERE wedding_id = $1 AND content_hash = decode(file.content_hash, 'hex')
    AND file_size = file.file_size AND coalesce(note, '') = coalesce(file.note, '') AND deleted_at IS NULL OFFSET 0)`;

/** SQL: one of the rows of `file` was sent by a guest. */
export const IS_SENT_BY_GUEST = `EXISTS (SELECT FROM file WHERE ${isByGuest('guest_id')})`;

/**
 * SQL: adds the files. Returns `id`, `wedding_id`, `file_size` and `guest_id`.
 * @param from SQL after FROM, with `file` and with `wedding` of `id` and `moderation`
 */
export const addFiles = (from: string) => `
  INSERT INTO media (id, edit_key, view_key, wedding_id, public_key, object_key,
    file_name, file_type, file_size, crc32, content_hash, note,
    client_modified_at, client_clock_error_ms, client_time_zone, guest_id, table_number, scanned_event_id, moment, moment_source, exposure)
  SELECT file.id, edit_key, view_key, wedding.id, public_key, object_key,
    file_name, file_type, file_size, crc32, decode(content_hash, 'hex'), note,
    client_modified_at, client_clock_error_ms, client_time_zone, guest_id, table_number, scanned_event_id,
    coalesce(moment, now()), moment_source, ${firstExposure('wedding')}
  FROM ${from}
  RETURNING id, wedding_id, file_size, guest_id`;

/** Returns a file as PUBLISHED_COLUMNS names its columns. */
export function publishedRow(file: NewMedia & MediaKeys): object {
  const { moment, momentSource } = firstMoment(file);
  return {
    id: file.id,
    edit_key: file.editKey,
    view_key: file.viewKey,
    public_key: file.publicKey,
    object_key: file.objectKey,
    file_name: file.fileName,
    file_type: file.fileType,
    file_size: file.fileSize,
    crc32: file.crc32,
    content_hash: file.contentHash.toString('hex'),
    note: file.note,
    client_modified_at: file.clientModifiedAt,
    client_clock_error_ms: file.clientClockErrorMs,
    client_time_zone: file.clientTimeZone,
    guest_id: file.guestId,
    table_number: file.tableNumber,
    scanned_event_id: file.scannedEventId,
    moment: moment ?? null,
    moment_source: momentSource,
  };
}
