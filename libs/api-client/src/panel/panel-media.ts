import {
  STAFF_API,
  type ChangedItems,
  type WeddingMediaTotals,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Moves items to the trash. This and the calls below return the number of changed items. */
export function trashMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.trashMedia, { ids });
}

/** Restores items from the trash. */
export function restorePanelMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.restoreMedia, { ids });
}

/**
 * Erases items in the trash.
 * @param confirm exactly the path of the items' wedding
 */
export function eraseMedia(ids: string[], confirm: string): Promise<number> {
  return change(STAFF_API.eraseMedia, { ids, confirm });
}

/** Retries failed processing. */
export function retryMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.retryMedia, { ids });
}

/** Counts a wedding's files; the calls below leave files after its `until` alone. */
export async function fetchWeddingMedia(
  hash: number,
): Promise<WeddingMediaTotals> {
  return (await panelRequest<WeddingMediaTotals>(STAFF_API.weddingMedia(hash)))
    .body;
}

/** All files of a wedding, by its path. */
export interface WholeWedding {
  hash: number;
  confirm: string;
  until: string;
}

/** Moves all files of a wedding to the trash. */
export function trashWeddingMedia({
  hash,
  ...json
}: WholeWedding): Promise<number> {
  return change(STAFF_API.trashWeddingMedia(hash), json);
}

/** Restores all files of a wedding from the trash. */
export function restoreWeddingMedia(
  hash: number,
  until: string,
): Promise<number> {
  return change(STAFF_API.restoreWeddingMedia(hash), { until });
}

/** Erases all files of a wedding in the trash. */
export function eraseWeddingMedia({
  hash,
  ...json
}: WholeWedding): Promise<number> {
  return change(STAFF_API.eraseWeddingMedia(hash), json);
}

async function change(url: string, json: object): Promise<number> {
  return (await panelRequest<ChangedItems>(url, { method: 'POST', json })).body
    .changed;
}
