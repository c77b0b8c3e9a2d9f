import { isUnsealed } from '../weddings/current-visibility.js';

/** SQL: guests see an album at this moment. */
function isShared(wedding: string): string {
  return `(${wedding}.deleted_at IS NULL AND ${wedding}.visibility <> 'upload-only' AND ${isUnsealed(wedding)})`;
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
  return `(${isShown(media)} AND ${isShared(wedding)})`;
}

/**
 * SQL: a wall, which the couple opened, may show the item at this moment: also
 * of an album that guests do not see on their phones.
 */
export function wallMayShow(media: string, wedding: string): string {
  return `(${isShown(media)} AND ${wedding}.deleted_at IS NULL AND ${isUnsealed(wedding)})`;
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
