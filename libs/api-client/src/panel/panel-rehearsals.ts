import { STAFF_API, type Rehearsal, type Success } from '@hatira/contract';
import { panelRequest } from './panel-request.js';

type Latest = Success<Rehearsal | null>;

/** Null: never rehearsed. */
export async function fetchRehearsal(
  hash: number,
  signal?: AbortSignal,
): Promise<Rehearsal | null> {
  const answer = await panelRequest<Latest>(STAFF_API.rehearsal(hash), {
    signal,
  });
  return answer.body.data;
}

/** One that runs goes on. */
export async function startRehearsal(hash: number): Promise<Rehearsal | null> {
  const answer = await panelRequest<Latest>(STAFF_API.rehearsal(hash), {
    method: 'POST',
  });
  return answer.body.data;
}
