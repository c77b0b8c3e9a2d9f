/**
 * `deleted_at` of items that staff erase at once, without restoring. After a
 * crash the next sweep finishes.
 */
export const ERASE_AT_ONCE = new Date(0);
/** Items deleted before it are erased at once. */
export const DUE_BEFORE = new Date(1);

export function isInTrash(table: string): string {
  return `${table}.deleted_at > to_timestamp(0)`;
}
