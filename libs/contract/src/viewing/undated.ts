import type { MediaItem } from '../schemas/media.js';

/** The local time of items whose moment is not known. They follow all others, under a separate heading. */
export const UNDATED_MS = Infinity;

/** Whether an item's moment is its upload, which does not say when it was taken. */
export function isUndated({
  moment_source,
}: Pick<MediaItem, 'moment_source'>): boolean {
  return moment_source === 'upload';
}
