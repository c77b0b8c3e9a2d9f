import type { EntityManager } from 'typeorm';
import { Wedding } from '../../weddings/wedding.entity.js';
import type { ItemKeys } from '../files/media-keys.js';
import { Media } from '../media.entity.js';
import { eventOf, type InEvent } from './event-of.js';
import { momentOf, type Dated, type MomentFacts } from './moment-of.js';
import { weddingTime } from './wedding-time.js';

export interface DatedRow extends Dated, InEvent {
  id: string;
  recordedTime: string | null;
  camera: string | null;
  /** Unless the row has it, another process has dated the item. */
  knownTime: string | null;
  /** Unless the row has it, the couple has moved the item. */
  wasEventChosen: boolean;
}

/** An item before it was dated. */
export type UndatedItem = MomentFacts &
  Dated &
  InEvent &
  Pick<Media, 'id' | 'camera' | 'scannedEventId'>;

/** Locks the items first, in the order of all others. */
const SET_DATES = `
WITH locked AS (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE
)
UPDATE media SET moment = dated.moment, moment_source = dated.moment_source, taken_at = dated.taken_at,
  recorded_time = dated.recorded_time, camera = coalesce(media.camera, dated.camera),
  event_id = CASE WHEN media.is_event_chosen = dated.was_event_chosen THEN dated.event_id ELSE media.event_id END,
  is_event_chosen = CASE WHEN media.is_event_chosen = dated.was_event_chosen THEN dated.is_event_chosen ELSE media.is_event_chosen END
FROM unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::timestamptz[], $5::text[], $6::text[], $7::text[],
    $8::uuid[], $9::boolean[], $10::boolean[])
  AS dated (id, moment, moment_source, taken_at, recorded_time, known_time, camera, event_id, is_event_chosen, was_event_chosen) JOIN locked USING (id)
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
    column('eventId'),
    column('isEventChosen'),
    column('wasEventChosen'),
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
  if (!item || !wedding) return;
  const dated = momentOf(item, weddingTime(wedding));
  const inEvent = eventOf(item, dated, wedding);
  await manager.update(Media, { id }, { ...dated, ...inEvent });
}

/** Undefined for a row that stays as it is. */
export function datedRow(
  item: UndatedItem,
  { recordedTime, camera }: Pick<Media, 'recordedTime' | 'camera'>,
  wedding: Wedding,
): DatedRow | undefined {
  const dated = momentOf({ ...item, recordedTime }, weddingTime(wedding));
  const inEvent = eventOf(item, dated, wedding);
  const isSame =
    item.eventId === inEvent.eventId &&
    item.isEventChosen === inEvent.isEventChosen &&
    item.recordedTime === recordedTime &&
    item.camera === camera &&
    item.momentSource === dated.momentSource &&
    item.moment.getTime() === dated.moment.getTime() &&
    item.takenAt?.getTime() === dated.takenAt?.getTime();
  if (isSame) return undefined;
  const { id, recordedTime: knownTime, isEventChosen: wasEventChosen } = item;
  const known = { recordedTime, camera, knownTime, wasEventChosen };
  return { id, ...known, ...dated, ...inEvent };
}
