import { isUnsealed, sealEnd } from '../weddings/current-visibility.js';
import {
  hasEventSeal,
  hasOwnVisibilities,
  isEventForGuests,
  isEventUnsealed,
  isWithoutClosedEvent,
  isWithoutEventSeal,
  visibilityIn,
  type VisibleWedding,
} from '../weddings/event-visibility.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import type { Media } from './media.entity.js';

/** The columns that decide whether the event of a file is known. */
type SortedMedia = Pick<
  Media,
  'eventId' | 'isEventChosen' | 'camera' | 'processing'
>;

/**
 * Whether a file is sorted into its event. Until its metadata are read, and while the files of
 * the wedding are sorted again, it may belong to any.
 */
function isSorted(
  { isEventChosen, camera, processing }: SortedMedia,
  { momentsDueAt }: Pick<Wedding, 'momentsDueAt'>,
): boolean {
  const isRead = camera !== null || processing !== 'pending';
  return isEventChosen || (isRead && momentsDueAt === null);
}

/** SQL of `isSorted`. */
const isInEvent = (media: string, wedding: string) =>
  `(${media}.is_event_chosen OR (${wedding}.moments_due_at IS NULL AND (${media}.camera IS NOT NULL OR ${media}.processing <> 'pending')))`;

/**
 * Whether a file is sealed at this moment: to all but the couple it does not exist. A file that
 * is not sorted yet is under every seal of its wedding.
 */
export function isSealed(
  item: SortedMedia,
  wedding: VisibleWedding & Pick<Wedding, 'momentsDueAt'>,
): boolean {
  if (isSorted(item, wedding))
    return sealEnd(visibilityIn(wedding, item.eventId)) !== undefined;
  return sealEnd(wedding) !== undefined || hasEventSeal(wedding);
}

/**
 * Whether a file that others may have seen is sealed by a change of its event. Its ids and
 * addresses must end then.
 */
export function entersSeal(
  item: SortedMedia,
  event: string | null,
  wedding: VisibleWedding,
): boolean {
  return (
    !isSealed(item, { ...wedding, momentsDueAt: null }) &&
    sealEnd(visibilityIn(wedding, event)) !== undefined
  );
}

/**
 * SQL of `isSealed`, negated. Every reader but the couple and staff asks it for each file.
 * @param media alias of `media`
 * @param wedding alias of its row of `weddings`
 */
export function isOpenItem(media: string, wedding: string): string {
  return `(CASE WHEN NOT ${hasOwnVisibilities(wedding)} THEN ${isUnsealed(wedding)}
    WHEN ${isInEvent(media, wedding)} THEN ${isEventUnsealed(wedding, `${media}.event_id`)}
    ELSE ${isUnsealed(wedding)} AND ${isWithoutEventSeal(wedding)} END)`;
}

/** SQL: as `isOpenItem`, of a row whose wedding the statement has not joined. */
export function isOpenToOthers(media: string): string {
  return `EXISTS (SELECT FROM weddings AS around WHERE around.id = ${media}.wedding_id AND ${isOpenItem(media, 'around')})`;
}

/**
 * SQL: no file of a list is sealed at this moment. Under a seal an empty list is not open, as
 * it does not tell which files it had.
 * @param ids SQL of an array of ids of `media`
 */
export function areOpenItems(ids: string, wedding: string): string {
  return `(CASE WHEN NOT ${hasOwnVisibilities(wedding)} THEN ${isUnsealed(wedding)}
    ELSE (cardinality(${ids}) > 0 OR (${isUnsealed(wedding)} AND ${isWithoutEventSeal(wedding)})) AND NOT EXISTS (SELECT FROM media AS part WHERE part.id = ANY(${ids}) AND NOT ${isOpenItem('part', wedding)}) END)`;
}

/** SQL: guests see the album with the item at this moment. */
function isShared(media: string, wedding: string): string {
  return `(${wedding}.deleted_at IS NULL AND ${isOpenItem(media, wedding)}
    AND CASE WHEN NOT ${hasOwnVisibilities(wedding)} THEN ${wedding}.visibility <> 'upload-only'
      WHEN ${isInEvent(media, wedding)} THEN ${isEventForGuests(wedding, `${media}.event_id`)}
      ELSE ${wedding}.visibility <> 'upload-only' AND ${isWithoutClosedEvent(wedding)} END)`;
}

/**
 * SQL: the couple lets others see the item, if the album is open to them.
 * @param media alias of `media`
 */
function isShown(media: string): string {
  return `(${media}.deleted_at IS NULL AND ${media}.exposure = 'shown')`;
}

/** SQL: guests may see the item on the upload page at this moment. */
export function guestsMaySee(media: string, wedding: string): string {
  return `(${isShown(media)} AND ${isShared(media, wedding)})`;
}

/**
 * SQL: a wall, which the couple opened, may show the item at this moment: also
 * of an album that guests do not see on their phones.
 */
export function wallMayShow(media: string, wedding: string): string {
  return `(${isShown(media)} AND ${wedding}.deleted_at IS NULL AND ${isOpenItem(media, wedding)})`;
}

/**
 * SQL: the visitors of a selection album may see an item that the couple chose
 * for it. The choice decides on an item that is held from guests.
 * @param media alias of `media`
 */
export function visitorsMaySee(media: string): string {
  return `(${media}.deleted_at IS NULL AND ${media}.exposure <> 'hidden')`;
}

/** SQL: the exposure of a file that arrives, by the couple's choice. */
export function firstExposure(wedding: string): string {
  return `(CASE ${wedding}.moderation WHEN 'by-choice' THEN 'held' ELSE 'shown' END)`;
}
