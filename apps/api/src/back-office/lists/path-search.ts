/** A wedding whose path holds what the pattern of the next value does, however the letters of both are typed. */
export const PATH_IS_LIKE = 'slug_search LIKE search_key(?)';
