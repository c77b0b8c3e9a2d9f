import {
  EVENT_API,
  type NewEvent,
  type OneWeddingEvent,
  type WeddingEvent,
  type WeddingEvents,
} from '@hatira/contract';
import { panelBody, panelRequest } from './panel-request.js';

/** Lists a wedding's events in the order in which they begin. */
export async function fetchPanelEvents(
  hash: number,
  signal?: AbortSignal,
): Promise<WeddingEvent[]> {
  const options = signal ? { signal } : {};
  return (await panelBody<WeddingEvents>(EVENT_API.ofStaff(hash), options))
    .data;
}

/**
 * Adds an event, or changes the one with the id.
 * @throws ApiError 409 at the time of another, or beyond the most events
 */
export async function savePanelEvent(
  hash: number,
  id: string | undefined,
  event: NewEvent,
): Promise<WeddingEvent> {
  const saved = await (id === undefined
    ? panelBody<OneWeddingEvent>(EVENT_API.ofStaff(hash), {
        method: 'POST',
        json: event,
      })
    : panelBody<OneWeddingEvent>(EVENT_API.oneOfStaff(hash, id), {
        method: 'PATCH',
        json: event,
      }));
  return saved.data;
}

export async function removePanelEvent(
  hash: number,
  id: string,
): Promise<void> {
  await panelRequest(EVENT_API.oneOfStaff(hash, id), { method: 'DELETE' });
}
