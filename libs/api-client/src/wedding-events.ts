import {
  EVENT_API,
  MAX_BULK_IDS,
  GALLERY_TIMEOUT_MS,
  type EventChange,
  type NewEvent,
  type OneWeddingEvent,
  type WeddingEvent,
  type WeddingEvents,
} from '@hatira/contract';
import { request } from './request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

/**
 * Reads the events of a wedding by the couple's link, in the order in which they begin.
 * @throws ApiError `read_only_link` for relatives
 */
export async function fetchEvents(
  hash: number,
  signal?: AbortSignal,
): Promise<WeddingEvent[]> {
  const { data } = await request<WeddingEvents>(EVENT_API.ofCouple(hash), {
    ...options,
    signal,
  });
  return data;
}

/** @throws ApiError `too_many_events`, `event_time_taken`, `validation_failed` */
export async function addEvent(
  hash: number,
  event: NewEvent,
): Promise<WeddingEvent> {
  const { data } = await request<OneWeddingEvent>(EVENT_API.ofCouple(hash), {
    ...options,
    method: 'POST',
    json: event,
  });
  return data;
}

/** @throws ApiError `event_not_found`, `event_time_taken`, `validation_failed` */
export async function changeEvent(
  hash: number,
  id: string,
  change: EventChange,
): Promise<WeddingEvent> {
  const { data } = await request<OneWeddingEvent>(
    EVENT_API.oneOfCouple(hash, id),
    { ...options, method: 'PATCH', json: change },
  );
  return data;
}

/** @throws ApiError `event_not_found` */
export async function removeEvent(hash: number, id: string): Promise<void> {
  await request(EVENT_API.oneOfCouple(hash, id), {
    ...options,
    method: 'DELETE',
  });
}

/**
 * Moves files to an event; they stay there when its hours change.
 * @param event null: out of all events; undefined: by their moments again
 * @throws ApiError `event_not_found`
 */
export async function moveToEvent(
  hash: number,
  ids: readonly string[],
  event: string | null | undefined,
): Promise<void> {
  for (let from = 0; from < ids.length; from += MAX_BULK_IDS)
    await request(EVENT_API.files(hash), {
      ...options,
      method: 'PUT',
      json: { ids: ids.slice(from, from + MAX_BULK_IDS), event },
    });
}
