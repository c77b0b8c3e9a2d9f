/** SQL: a wedding whose path contains the next value's pattern, ignoring case. */
export const PATH_IS_LIKE = 'slug_search LIKE search_key(?)';

/** SQL: the wedding of the next value, a hash of the couple's or the relatives' link. */
export const WEDDING_OF_HASH =
  '(SELECT wedding_id FROM wedding_links WHERE hash = ?)';

/** SQL: the weddings of the next value, a list of couples' hashes. */
export const WEDDINGS_OF_HASHES =
  "(SELECT wedding_id FROM wedding_links WHERE hash = ANY(?) AND access = 'full')";

/** Whether a search text can be a hash. */
export function isHash(text: string): boolean {
  return /^\d{1,16}$/.test(text);
}
