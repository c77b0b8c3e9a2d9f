import type { ActiveWedding, TroubledGuest } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CANNOT_BE_SHOWN } from '../../media/failed-media.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';

const MAX_WEDDINGS = 50;
const MAX_GUESTS = 20;
const LEAST_FAILURES = 3;

/** Reads a day of each of the weddings, from indexes. */
const WEDDINGS = `
SELECT couple.hash::float8 AS hash, active.slug AS "weddingPath", active.last_upload_at AS "lastUploadAt",
  files::float8 AS files, last_hour::float8 AS "filesLastHour", bytes::float8 AS "storageBytes",
  unreadable::float8 AS "unreadableFiles", failures::float8 AS "failedUploads"
FROM (
  SELECT id, slug, last_upload_at FROM weddings
  WHERE deleted_at IS NULL AND NOT is_demo AND last_upload_at IS NOT NULL AND last_upload_at > now() - interval '1 day'
  ORDER BY last_upload_at DESC LIMIT ${MAX_WEDDINGS}) AS active ${joinCoupleLink('active.id')}
CROSS JOIN LATERAL (
  SELECT count(*) AS files, count(*) FILTER (WHERE created_at > now() - interval '1 hour') AS last_hour,
    coalesce(sum(file_size), 0) AS bytes, count(*) FILTER (WHERE ${CANNOT_BE_SHOWN}) AS unreadable
  FROM media WHERE wedding_id = active.id AND deleted_at IS NULL AND created_at > now() - interval '1 day') AS day
CROSS JOIN LATERAL (
  SELECT coalesce(sum(failures), 0) AS failures FROM upload_failures
  WHERE wedding_id = active.id AND since > now() - interval '1 day') AS failed
ORDER BY active.last_upload_at DESC`;

const GUESTS = `
SELECT couple.hash::float8 AS hash, slug AS "weddingPath", left(guest, 6) AS guest, device, failures::float8 AS failures,
  code, last_at AS "lastAt",
  (SELECT nullif(split_part(note, '|', 1), '') FROM media
    WHERE guest_id = guest AND wedding_id = weddings.id AND deleted_at IS NULL AND note LIKE '%|%'
    ORDER BY created_at DESC, id DESC LIMIT 1) AS name
FROM (
  SELECT wedding_id, guest, max(device) AS device, sum(failures) AS failures, max(last_at) AS last_at,
    (array_agg(code ORDER BY failures DESC, code))[1] AS code
  FROM upload_failures WHERE since > now() - interval '1 hour'
  GROUP BY wedding_id, guest HAVING sum(failures) >= ${LEAST_FAILURES}
  ORDER BY sum(failures) DESC, max(last_at) DESC LIMIT ${MAX_GUESTS}) AS troubled
JOIN weddings ON weddings.id = troubled.wedding_id AND deleted_at IS NULL ${joinCoupleLink('weddings.id')}
ORDER BY failures DESC, last_at DESC`;

type WeddingRow = Omit<ActiveWedding, 'lastUploadAt'> & { lastUploadAt: Date };
type GuestRow = Omit<TroubledGuest, 'lastAt'> & { lastAt: Date };

/** The present day of all weddings. */
@Injectable()
export class ControlRoomRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async weddings(): Promise<ActiveWedding[]> {
    const rows = await this.database.query<WeddingRow[]>(WEDDINGS);
    return rows.map((row) => ({
      ...row,
      lastUploadAt: row.lastUploadAt.toISOString(),
    }));
  }

  async guests(): Promise<TroubledGuest[]> {
    const rows = await this.database.query<GuestRow[]>(GUESTS);
    return rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  }
}
