/**
 * The `deleted_at` of what staff want erased at once: nobody restores it any more, and the next sweep ends what a killed
 * process has begun.
 */
export const ERASE_AT_ONCE = new Date(0);
/** Whatever was deleted before this moment is to be erased at once. */
export const DUE_BEFORE = new Date(1);

/** SQL condition: in the trash, and not about to be erased. */
export function isInTrash(table: string): string {
  return `${table}.deleted_at > to_timestamp(0)`;
}
