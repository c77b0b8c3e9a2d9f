/** The filter's parts of the address that the search sets. */
export const SEARCH_PARTS = [
  'guest',
  'table',
  'kind',
  'hearts',
  'note',
  'album',
  'q',
  'since',
] as const;

/** All of them; the row of the events sets its own. */
export const FILTER_PARTS = ['event', ...SEARCH_PARTS] as const;
export type FilterPart = (typeof FILTER_PARTS)[number];
