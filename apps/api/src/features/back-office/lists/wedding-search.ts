/** A wedding whose path holds what the pattern of the next value does, however the letters of both are typed. */
export const PATH_IS_LIKE = 'slug_search LIKE search_key(?)';

/** SQL: the wedding that a gallery link of the next value opens, the couple's or the relatives'. */
export const WEDDING_OF_HASH =
  '(SELECT wedding_id FROM wedding_links WHERE hash = ?)';

/** SQL: the weddings that couples' hashes in the list of the next value name. */
export const WEDDINGS_OF_HASHES =
  "(SELECT wedding_id FROM wedding_links WHERE hash = ANY(?) AND access = 'full')";

/** Whether what was typed can be a hash. */
export function isHash(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}
