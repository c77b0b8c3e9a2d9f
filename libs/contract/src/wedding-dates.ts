/**
 * The dates by which staff filter weddings, in the days of each wedding's place. `weekend` is
 * the Saturday and the Sunday of this week; `missing` is a wedding without a date.
 */
export const WEDDING_DATES = [
  'today',
  'weekend',
  'next-30-days',
  'past',
  'missing',
] as const;
export type WeddingDates = (typeof WEDDING_DATES)[number];
