/** The answers of a call for bytes, besides the whole file. */
export const BYTE_ANSWERS = {
  206: 'The requested range.',
  302: 'Redirects to the bucket.',
  304: 'Unchanged.',
};

/** The answers of a call for bytes that never redirects, besides the whole file. */
export const SERVED_BYTE_ANSWERS = {
  206: 'The requested range.',
  304: 'Unchanged.',
};

/** The problems of a call for the bytes of an item. */
export const BYTE_PROBLEMS = [
  'media_not_found',
  'range_not_satisfiable',
  'content_changed',
] as const;

/** The problems of a call by the couple's hash. */
export const COUPLE_PROBLEMS = [
  'validation_failed',
  'wedding_not_found',
  'read_only_link',
  'too_many_requests',
] as const;

/** The problems of a call by the couple's hash with a body. */
export const COUPLE_BODY_PROBLEMS = [
  ...COUPLE_PROBLEMS,
  'malformed_request',
  'body_too_large',
] as const;
