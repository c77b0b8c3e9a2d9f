/**
 * The `deleted_at` of items that staff erase at once. They cannot be restored;
 * the next sweep finishes after a crash.
 */
export const ERASE_AT_ONCE = new Date(0);
/** Items deleted before this time are erased at once. */
export const DUE_BEFORE = new Date(1);

export function isInTrash(table: string): string {
  return `${table}.deleted_at > to_timestamp(0)`;
}
