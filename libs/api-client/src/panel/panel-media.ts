import { STAFF_API, type ChangedItems } from '@hatira/contract';
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

async function change(url: string, json: object): Promise<number> {
  return (await panelRequest<ChangedItems>(url, { method: 'POST', json })).body
    .changed;
}
