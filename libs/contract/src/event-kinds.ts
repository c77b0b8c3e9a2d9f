/** What a wedding celebrates; `other` requires a name. */
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
