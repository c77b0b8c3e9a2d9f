import { instantOfLocal } from './zone-time.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A night belongs to the evening before it until this time. */
const MORNING = '08:00';

/** The begin and end of an event, in milliseconds since 1970, UTC. */
export interface EventHours {
  beginsMs: number;
  endsMs: number;
}

/** When an event is, by the clock of the wedding's zone. */
export interface EventTimes {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  begins: string;
  /** `HH:MM`. */
  ends: string;
}

/**
 * Returns the hours of an event in the wedding's zone. An end that is not later than the
 * begin is on the next day.
 */
export function eventHours(
  { date, begins, ends }: EventTimes,
  timeZone: string,
): EventHours {
  const day = Date.parse(date);
  const endDay = ends > begins ? day : day + DAY_MS;
  return {
    beginsMs: instantOfLocal(day + minutesOf(begins), timeZone),
    endsMs: instantOfLocal(endDay + minutesOf(ends), timeZone),
  };
}

/**
 * Says whether an event ends after it begins: on its own day, or in the night that follows,
 * until the morning.
 */
export function endsAfterItBegins({ begins, ends }: EventTimes): boolean {
  return ends > begins || ends <= MORNING;
}

/** Returns the events in the order in which they begin. */
export function inOrderOfBegin<Event extends EventTimes>(
  events: readonly Event[],
): Event[] {
  return [...events].sort((one, other) =>
    placeOf(one) < placeOf(other) ? -1 : 1,
  );
}

/**
 * Returns the event to which a moment belongs. A day belongs to its events, from the morning
 * until the morning after it: the first takes the hours before it as well, and each goes on
 * until the next one begins.
 * @param ms the moment, in milliseconds since 1970, UTC
 * @returns undefined on a day without an event
 */
export function eventAt<Event extends EventTimes>(
  ms: number,
  events: readonly Event[],
  timeZone: string,
): Event | undefined {
  const inOrder = inOrderOfBegin(events);
  const morning = minutesOf(MORNING);
  const begun = inOrder.filter((event, place) => {
    const isFirstOfDay = inOrder[place - 1]?.date !== event.date;
    const begin = minutesOf(event.begins);
    const from = isFirstOfDay ? Math.min(begin, morning) : begin;
    return ms >= instantOfLocal(Date.parse(event.date) + from, timeZone);
  });
  const last = begun[begun.length - 1];
  if (!last) return undefined;
  const nextMorning = Date.parse(last.date) + DAY_MS + morning;
  return ms < instantOfLocal(nextMorning, timeZone) ? last : undefined;
}

/**
 * Returns the event that is on, or else the next one.
 * @param ms now, in milliseconds since 1970, UTC
 * @returns undefined after the last one
 */
export function currentEvent<Event extends EventTimes>(
  ms: number,
  events: readonly Event[],
  timeZone: string,
): Event | undefined {
  const inOrder = inOrderOfBegin(events);
  const isOver = (event: Event) => eventHours(event, timeZone).endsMs <= ms;
  const coming = inOrder.filter((event) => !isOver(event));
  const on = coming.filter(
    (event) => eventHours(event, timeZone).beginsMs <= ms,
  );
  return on[on.length - 1] ?? coming[0];
}

function placeOf({ date, begins }: EventTimes): string {
  return `${date}T${begins}`;
}

/** @param time `HH:MM` */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (60 * hours + minutes) * MINUTE_MS;
}
