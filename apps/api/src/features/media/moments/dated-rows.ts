import type { EntityManager } from 'typeorm';
import { Wedding } from '../../weddings/wedding.entity.js';
import type { ItemKeys } from '../files/media-keys.js';
import { Media } from '../media.entity.js';
import { momentOf, type Dated, type MomentFacts } from './moment-of.js';
import { weddingTime } from './wedding-time.js';

export interface DatedRow extends Dated {
  id: string;
  recordedTime: string | null;
  camera: string | null;
  /** Unless the row has it, another process has dated the item. */
  knownTime: string | null;
}

/** Locks the items first, in the order of all others. */
const SET_DATES = `
WITH locked AS (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE
)
UPDATE media SET moment = dated.moment, moment_source = dated.moment_source, taken_at = dated.taken_at,
  recorded_time = dated.recorded_time, camera = coalesce(media.camera, dated.camera)
FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::text[])
  AS dated (id, moment, moment_source, taken_at, recorded_time, known_time, camera) JOIN locked USING (id)
WHERE media.id = dated.id AND media.recorded_time IS NOT DISTINCT FROM dated.known_time
RETURNING media.id, media.wedding_id::float8 AS "weddingId", media.edit_key AS "editKey", media.view_key AS "viewKey"`;

/** @returns the changed items */
export async function setDates(
  manager: EntityManager,
  rows: DatedRow[],
): Promise<ItemKeys[]> {
  const column = <Name extends keyof DatedRow>(name: Name) =>
    rows.map((row) => row[name]);
  const [changed] = await manager.query<[ItemKeys[], number]>(SET_DATES, [
    column('id'),
    column('moment'),
    column('momentSource'),
    column('takenAt'),
    column('recordedTime'),
    column('knownTime'),
    column('camera'),
  ]);
  return changed;
}

/**
 * Dates an item in the caller's transaction, which has locked the wedding: a
 * change of its zone comes before or after, not between.
 */
export async function dateItem(
  manager: EntityManager,
  { id, weddingId }: Pick<Media, 'id' | 'weddingId'>,
): Promise<void> {
  const item = await manager.findOneBy(Media, { id });
  const wedding = await manager.findOneBy(Wedding, { id: weddingId });
  if (item && wedding)
    await manager.update(Media, { id }, momentOf(item, weddingTime(wedding)));
}

/** Undefined for a row that stays as it is. */
export function datedRow(
  item: MomentFacts & Dated & Pick<Media, 'id' | 'camera'>,
  { recordedTime, camera }: Pick<Media, 'recordedTime' | 'camera'>,
  wedding: Wedding,
): DatedRow | undefined {
  const dated = momentOf({ ...item, recordedTime }, weddingTime(wedding));
  const isSame =
    item.recordedTime === recordedTime &&
    item.camera === camera &&
    item.momentSource === dated.momentSource &&
    item.moment.getTime() === dated.moment.getTime() &&
    item.takenAt?.getTime() === dated.takenAt?.getTime();
  const { id, recordedTime: knownTime } = item;
  return isSame ? undefined : { id, recordedTime, camera, knownTime, ...dated };
}
