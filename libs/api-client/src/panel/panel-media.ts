import { STAFF_API, type ChangedItems } from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Moves items to the trash. Each of these calls gives how many items it has changed. */
export function trashMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.trashMedia, { ids });
}

/** Takes items out of the trash. */
export function restorePanelMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.restoreMedia, { ids });
}

/** Erases items of the trash for good. All are of the one wedding whose path `confirm` repeats to the letter. */
export function eraseMedia(ids: string[], confirm: string): Promise<number> {
  return change(STAFF_API.eraseMedia, { ids, confirm });
}

/** Tries again to make items visible whose processing has failed. */
export function retryMedia(ids: string[]): Promise<number> {
  return change(STAFF_API.retryMedia, { ids });
}

async function change(url: string, json: object): Promise<number> {
  return (await panelRequest<ChangedItems>(url, { method: 'POST', json })).body
    .changed;
}
