import type { DayWedding, Today } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { CANNOT_BE_SHOWN } from '../../media/failed-media.js';
import { IS_QUIET, IS_SILENT } from '../../uploads/alerts/evening.sql.js';
import {
  IS_ITS_DAY,
  LOCAL_DAY,
  nearDate,
  SATURDAY,
} from '../../weddings/wedding-days.sql.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';
import { missingOf, troublesOf, type DayFacts } from './day-facts.js';

const MAX_WEDDINGS = 300;
const SOON_DAYS = 7;
/** Calls of one guest in an hour; fewer may be a mistake of the guest. */
const LEAST_FAILURES = 3;

const REFUSED = `
  SELECT wedding_id, guest, sum(failures) AS failures, (array_agg(code ORDER BY failures DESC, code))[1] AS code
  FROM upload_failures WHERE since > now() - interval '1 hour' GROUP BY wedding_id, guest`;

/** Each part of the union goes by an index. */
const WEDDINGS = `
WITH refused AS MATERIALIZED (${REFUSED}), picked AS (
  SELECT id FROM weddings WHERE deleted_at IS NULL AND ${nearDate(SOON_DAYS)}
  UNION SELECT id FROM weddings WHERE deleted_at IS NULL AND last_upload_at > now() - interval '1 day'
  UNION SELECT wedding_id FROM refused WHERE failures >= ${LEAST_FAILURES}
), placed AS (
  SELECT weddings.*, CASE WHEN ${IS_ITS_DAY} THEN 'today'
      WHEN wedding_date > ${LOCAL_DAY} AND wedding_date BETWEEN ${SATURDAY} AND ${SATURDAY} + 1 THEN 'weekend'
      WHEN wedding_date > ${LOCAL_DAY} AND wedding_date <= ${LOCAL_DAY} + ${SOON_DAYS} THEN 'soon'
      ELSE 'other' END AS "when",
    ${IS_SILENT} AS "isSilent", ${IS_QUIET} AS "isQuiet"
  FROM weddings JOIN picked USING (id) WHERE deleted_at IS NULL AND NOT is_demo
)
SELECT couple.hash::float8 AS hash, slug AS "weddingPath", displayed_names AS "displayedNames",
  wedding_date::text AS "weddingDate", "when", is_enabled AS "isEnabled",
  EXISTS (SELECT 1 FROM backgrounds WHERE wedding_id = placed.id AND deleted_at IS NULL) AS "hasBackground",
  (SELECT status FROM rehearsals WHERE wedding_id = placed.id) AS rehearsal, media_count AS "mediaCount",
  day.files::float8 AS files, day.guests::float8 AS guests, day.unreadable::float8 AS unreadable,
  failed.failures::float8 AS "failedUploads", last_upload_at AS "lastUploadAt", "isSilent", "isQuiet",
  hour.knocking::float8 AS knocking, hour.troubled::float8 AS troubled, hour.code
FROM placed ${joinCoupleLink('placed.id')}
CROSS JOIN LATERAL (
  SELECT count(*) AS files, count(DISTINCT guest_id) AS guests, count(*) FILTER (WHERE ${CANNOT_BE_SHOWN}) AS unreadable
  FROM media WHERE wedding_id = placed.id AND deleted_at IS NULL AND created_at > now() - interval '1 day') AS day
CROSS JOIN LATERAL (
  SELECT coalesce(sum(failures), 0) AS failures FROM upload_failures
  WHERE wedding_id = placed.id AND since > now() - interval '1 day') AS failed
CROSS JOIN LATERAL (
  SELECT count(*) AS knocking, count(*) FILTER (WHERE failures >= ${LEAST_FAILURES}) AS troubled,
    (array_agg(code ORDER BY failures DESC, code) FILTER (WHERE failures >= ${LEAST_FAILURES}))[1] AS code
  FROM refused WHERE wedding_id = placed.id) AS hour
WHERE "when" <> 'other' OR last_upload_at > now() - interval '1 day' OR hour.troubled > 0
ORDER BY array_position(ARRAY['today', 'other', 'weekend', 'soon'], "when"), wedding_date, last_upload_at DESC NULLS LAST, slug
LIMIT ${MAX_WEDDINGS}`;

const MESSAGES = `
SELECT count(*)::float8 AS "newMessages", min(created_at) AS "oldestMessageAt"
FROM contact_messages WHERE status = 'new'`;
const DUE = `
SELECT count(*)::float8 AS "dueWeddings" FROM weddings WHERE files_due_at IS NOT NULL AND deleted_at IS NULL`;

type Row = DayFacts &
  Omit<DayWedding, 'lastUploadAt' | 'troubles' | 'missing'> & {
    lastUploadAt: Date | null;
  };

/** The present day of all weddings, and the days that follow. */
@Injectable()
export class TodayRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async read(): Promise<Today> {
    const [rows, [messages], [due]] = await Promise.all([
      this.database.query<Row[]>(WEDDINGS),
      this.database.query<
        { newMessages: number; oldestMessageAt: Date | null }[]
      >(MESSAGES),
      this.database.query<{ dueWeddings: number }[]>(DUE),
    ]);
    const weddings = rows
      .map(dayWedding)
      .filter(({ when, missing }) => when !== 'soon' || missing.length > 0);
    const isCalm = ({ troubles }: DayWedding) =>
      troubles.length === 0 ? 1 : 0;
    return {
      weddings: weddings.toSorted((a, b) => isCalm(a) - isCalm(b)),
      newMessages: messages?.newMessages ?? 0,
      oldestMessageAt: messages?.oldestMessageAt?.toISOString() ?? null,
      dueWeddings: due?.dueWeddings ?? 0,
    };
  }
}

function dayWedding(row: Row): DayWedding {
  const { isQuiet, isSilent, knocking, troubled, code, unreadable, ...facts } =
    row;
  return {
    ...facts,
    lastUploadAt: row.lastUploadAt?.toISOString() ?? null,
    troubles: troublesOf(row),
    missing: missingOf(row),
  };
}
