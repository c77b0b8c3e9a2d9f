import { STAFF_API, type Rehearsal } from '@hatira/contract';
import { panelData } from './panel-request.js';

/** Null: never rehearsed. */
export function fetchRehearsal(
  hash: number,
  signal?: AbortSignal,
): Promise<Rehearsal | null> {
  return panelData(STAFF_API.rehearsal(hash), { signal });
}

/** One that runs goes on. */
export function startRehearsal(hash: number): Promise<Rehearsal | null> {
  return panelData(STAFF_API.rehearsal(hash), { method: 'POST' });
}
