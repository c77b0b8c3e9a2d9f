import {
  STAFF_API,
  type ChangedItems,
  type MediaExposure,
  type WeddingMediaTotals,
} from '@hatira/contract';
import { panelBody } from './panel-request.js';

/** This and the calls below return the number of changed items. */
export function trashMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.trashMedia, { ids });
}

export function restorePanelMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.restoreMedia, { ids });
}

/** @param confirm exactly the path of the items' wedding */
export function eraseMedia(ids: string[], confirm: string): Promise<number> {
  return change(STAFF_API.eraseMedia, { ids, confirm });
}

export function retryMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.retryMedia, { ids });
}

/** To guests and walls. */
export function exposePanelMedia(
  ids: string[],
  exposure: MediaExposure,
): Promise<number> {
  return change(STAFF_API.exposeMedia, { ids, exposure });
}

/**
 * Counts a wedding's files; the calls below leave files after its `until`
 * alone.
 */
export function fetchWeddingMedia(hash: number): Promise<WeddingMediaTotals> {
  return panelBody(STAFF_API.weddingMedia(hash));
}

/** `confirm`: its path. */
export interface WholeWedding {
  hash: number;
  confirm: string;
  until: string;
}

export function trashWeddingMedia({
  hash,
  ...json
}: WholeWedding): Promise<number> {
  return change(STAFF_API.trashWeddingMedia(hash), json);
}

export function restoreWeddingMedia(
  hash: number,
  until: string,
): Promise<number> {
  return change(STAFF_API.restoreWeddingMedia(hash), { until });
}

export function eraseWeddingMedia({
  hash,
  ...json
}: WholeWedding): Promise<number> {
  return change(STAFF_API.eraseWeddingMedia(hash), json);
}

async function change(url: string, json: object): Promise<number> {
  return (await panelBody<ChangedItems>(url, { method: 'POST', json })).changed;
}
