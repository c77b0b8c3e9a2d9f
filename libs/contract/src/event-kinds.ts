/** What a wedding celebrates; `other` has a name of its own. */
export const EVENT_KINDS = [
  'henna-night',
  'engagement',
  'civil-ceremony',
  'wedding',
  'party',
  'day-after',
  'trip',
  'other',
] as const;

/** The number of events of a wedding. */
export const MAX_EVENTS = 8;
