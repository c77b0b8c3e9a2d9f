import { uploadHeading } from '@hatira/contract';
import { namedWedding, type Wedding } from '../../weddings/wedding.entity.js';
import type { WeddingTime } from './moment-of.js';

/** The wedding's columns that moments depend on. */
export type TimedWedding = Pick<
  Wedding,
  'slug' | 'displayedNames' | 'displayedDate' | 'timeZone' | 'events'
>;

export function weddingTime(wedding: TimedWedding): WeddingTime {
  const { date } = uploadHeading(namedWedding(wedding));
  const dayMs = Date.parse(date?.split('/').reverse().join('-') ?? '');
  return {
    timeZone: wedding.timeZone,
    dayMs: Number.isNaN(dayMs) ? undefined : dayMs,
  };
}
