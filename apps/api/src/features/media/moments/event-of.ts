import { eventAt } from '@hatira/contract';
import type { Wedding } from '../../weddings/wedding.entity.js';
import type { Media } from '../media.entity.js';
import type { Dated } from './moment-of.js';

/** The wedding's columns that events of files depend on. */
export type WeddingWithEvents = Pick<Wedding, 'events' | 'timeZone'>;

export type InEvent = Pick<Media, 'eventId' | 'isEventChosen'>;

type EventFacts = InEvent & Pick<Media, 'scannedEventId'>;

/**
 * Returns the event of a file. The couple's choice stays while its event exists. Otherwise
 * the moment decides; the code that the guest scanned decides for a file without a time of
 * its own.
 */
export function eventOf(
  { eventId, isEventChosen, scannedEventId }: EventFacts,
  { moment, momentSource }: Pick<Dated, 'moment' | 'momentSource'>,
  { events, timeZone }: WeddingWithEvents,
): InEvent {
  const exists = (id: string | null) => events.some((event) => event.id === id);
  if (isEventChosen && (eventId === null || exists(eventId)))
    return { eventId, isEventChosen };
  const isByCode = momentSource === 'upload' && exists(scannedEventId);
  const byMoment = eventAt(moment.getTime(), events, timeZone)?.id ?? null;
  return {
    eventId: isByCode ? scannedEventId : byMoment,
    isEventChosen: false,
  };
}
