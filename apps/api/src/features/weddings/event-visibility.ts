import type { WeddingEvent } from '@hatira/contract';
import { isoText } from '../../platform/database/sql/iso-text.js';
import {
  currentVisibility,
  isUnsealed,
  sealEnd,
  type WeddingVisibility,
} from './current-visibility.js';
import type { Wedding } from './wedding.entity.js';

/** The wedding's columns that decide who sees the files of its events. */
export type VisibleWedding = WeddingVisibility & Pick<Wedding, 'events'>;

/**
 * Returns the visibility of an event's files: its own, or the wedding's.
 * @param event id; null, or one that the wedding does not have: no event
 */
export function visibilityIn(
  wedding: VisibleWedding,
  event: string | null,
): WeddingVisibility {
  return (
    ownVisibility(wedding.events.find(({ id }) => id === event)) ?? wedding
  );
}

/** Whether the couple has chosen a visibility for an event. */
export function hasVisibilityOfEvent({
  events,
}: Pick<Wedding, 'events'>): boolean {
  return events.some((event) => ownVisibility(event) !== undefined);
}

/** Whether an event is sealed at this moment by a seal of its own. */
export function hasEventSeal({ events }: Pick<Wedding, 'events'>): boolean {
  return events.some(isUnderOwnSeal);
}

/**
 * Whether guests see any album, of the wedding or of one of its events. Does not depend on the
 * contents.
 */
export function sharesAlbum(wedding: VisibleWedding): boolean {
  const modes = [
    wedding,
    ...wedding.events.flatMap((event) => ownVisibility(event) ?? []),
  ];
  return modes.some((each) => currentVisibility(each) === 'shared');
}

/** Returns the events that others than the couple may know of, without the couple's choices for them. */
export function toldEvents({
  events,
}: Pick<Wedding, 'events'>): WeddingEvent[] {
  return events
    .filter((event) => !isUnderOwnSeal(event))
    .map(({ visibility: _visibility, until: _until, ...event }) => event);
}

/** Says whether a change of the wedding or its events seals files that others may have seen. */
export function sealsMore(
  before: VisibleWedding,
  after: VisibleWedding,
): boolean {
  const events = [...before.events, ...after.events].map(({ id }) => id);
  return [null, ...events].some(
    (event) =>
      !sealEnd(visibilityIn(before, event)) &&
      sealEnd(visibilityIn(after, event)),
  );
}

function ownVisibility(
  event: WeddingEvent | undefined,
): WeddingVisibility | undefined {
  if (!event?.visibility) return undefined;
  const { visibility, until } = event;
  return {
    visibility,
    sealedUntil: until === undefined ? null : new Date(until),
  };
}

function isUnderOwnSeal(event: WeddingEvent): boolean {
  const own = ownVisibility(event);
  return own !== undefined && sealEnd(own) !== undefined;
}

/**
 * SQL: some event has a visibility of its own. It is cheap: ask it first.
 * @param wedding alias of `weddings`
 */
export const hasOwnVisibilities = (wedding: string) =>
  `${wedding}.events @? '$[*].visibility'`;

/** SQL: a condition on an event, with `$id` and `$now`. The end of a seal is text in the form of `isoText`. */
const eventWhere = (wedding: string, condition: string, event = 'NULL') =>
  `jsonb_path_exists(${wedding}.events, '$[*] ? (${condition})', jsonb_build_object('id', ${event}, 'now', ${isoText('now()')}))`;

/** SQL: no event is sealed at this moment by a seal of its own. */
export const isWithoutEventSeal = (wedding: string) =>
  `NOT ${eventWhere(wedding, '@.until > $now')}`;

/** SQL: no event of its own choice keeps its files from guests at this moment. */
export const isWithoutClosedEvent = (wedding: string) =>
  `NOT ${eventWhere(wedding, '@.until > $now || @.visibility == "upload-only"')}`;

/**
 * SQL: the files of an event are not sealed at this moment.
 * @param event SQL of its id; null: no event
 */
export const isEventUnsealed = (wedding: string, event: string) =>
  `(NOT ${eventWhere(wedding, '@.id == $id && @.until > $now', event)}
    AND (${isUnsealed(wedding)} OR ${eventWhere(wedding, '@.id == $id && exists(@.visibility)', event)}))`;

/**
 * SQL: guests see the files of an event, unless they are sealed.
 * @param event SQL of its id; null: no event
 */
export const isEventForGuests = (wedding: string, event: string) =>
  `(NOT ${eventWhere(wedding, '@.id == $id && @.visibility == "upload-only"', event)}
    AND (${wedding}.visibility <> 'upload-only' OR ${eventWhere(wedding, '@.id == $id && exists(@.visibility)', event)}))`;

/**
 * SQL: a text that changes when others may see the files of other events than before, also at
 * the end of a seal, and while the files are sorted again.
 */
export const openEvents = (wedding: string) =>
  `CASE WHEN ${hasOwnVisibilities(wedding)} THEN md5((${wedding}.moments_due_at IS NULL)::text || jsonb_path_query_array(
    ${wedding}.events, '$[*] ? (@.until > $now)', jsonb_build_object('now', ${isoText('now()')}))::text) ELSE '' END`;
