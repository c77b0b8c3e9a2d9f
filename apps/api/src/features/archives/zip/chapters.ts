import { eventName, type Language, type WeddingEvent } from '@hatira/contract';
import type { MediaContent } from '../../media/files/media-contents.service.js';
import { legalName } from './entry-names.js';

/** Leaves room for the name of a folder within it. */
const MAX_FOLDER_UNITS = 32;

/** An event as a part of a zip. */
export interface Chapter {
  /** Its place among the events of the wedding. */
  place: number;
  name: string;
  /** Its place, from 1, and its name: folders are in the order of events, and no two are alike. */
  folder: string;
}

/** The events of a zip. */
export interface Chapters {
  /** Undefined for an item without an event, also of one that the reader does not know. */
  of: (item: Pick<MediaContent, 'eventId'>) => Chapter | undefined;
}

/** The chapters of a wedding without events. */
export const NO_CHAPTERS: Chapters = { of: () => undefined };

/**
 * Names the events of a zip.
 * @param events in the order in which they begin
 */
export function chaptersOf(
  events: readonly WeddingEvent[],
  language: Language,
): Chapters {
  const chapters = new Map(
    events.map((event, place) => {
      const name = eventName(event, language);
      const folder = legalName(`${place + 1} ${name}`, MAX_FOLDER_UNITS);
      return [event.id, { place, name, folder }];
    }),
  );
  return {
    of: ({ eventId }) => (eventId === null ? undefined : chapters.get(eventId)),
  };
}

/** Returns the items event by event, then those without one; each part stays in its order. */
export function byChapters<Item extends Pick<MediaContent, 'eventId'>>(
  items: Item[],
  chapters: Chapters,
): Item[] {
  const placeOf = (item: Item) => chapters.of(item)?.place ?? Infinity;
  const isLater = (item: Item, other: Item) =>
    placeOf(item) < placeOf(other)
      ? -1
      : placeOf(item) > placeOf(other)
        ? 1
        : 0;
  return [...items].sort(isLater);
}
