/** The filter's parts of the address. */
export const FILTER_PARTS = [
  'event',
  'guest',
  'table',
  'kind',
  'hearts',
  'note',
  'album',
  'q',
  'since',
] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];
