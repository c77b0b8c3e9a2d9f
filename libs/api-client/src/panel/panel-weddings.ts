import {
  API,
  STAFF_API,
  type ChangedItems,
  type DeletionValidation,
  type PanelWedding,
  type TitleFont,
  type WeddingCreated,
  type WeddingRow,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** Creates a wedding that accepts uploads at once; a path that is taken answers 409. */
export async function createWedding(weddingPath: string): Promise<WeddingRow> {
  const options = { method: 'POST', json: { weddingPath } } as const;
  return (await panelRequest<WeddingCreated>(API.wedding, options)).body
    .wedding;
}

/** Opens or closes a wedding for uploads. */
export async function toggleWedding(
  weddingPath: string,
  enabled: boolean,
): Promise<void> {
  await panelRequest(API.toggleEnabled(weddingPath), {
    method: 'PUT',
    json: { enabled },
  });
}

/** Opens or closes many; gives how many were not so already. */
export async function toggleWeddings(
  hashes: number[],
  enabled: boolean,
): Promise<number> {
  const options = { method: 'POST', json: { hashes, enabled } } as const;
  return (await panelRequest<ChangedItems>(STAFF_API.toggleWeddings, options))
    .body.changed;
}

/** Whether a wedding is empty and may be deleted, with the counts of what is in it. */
export async function validateDeletion(
  weddingPath: string,
): Promise<DeletionValidation> {
  return (
    await panelRequest<DeletionValidation>(API.validateDeletion(weddingPath))
  ).body;
}

/** Moves an empty wedding to the trash; one with files answers 409. */
export async function deleteWedding(weddingPath: string): Promise<void> {
  await panelRequest(API.weddingByPath(weddingPath), { method: 'DELETE' });
}

/** Takes a wedding out of the trash; 409 when its path has been taken. */
export async function restoreWedding(hash: number): Promise<void> {
  await panelRequest(STAFF_API.restoreWedding(hash), { method: 'POST' });
}

/** Erases a wedding of the trash for good. `confirm` repeats its path to the letter. */
export async function eraseWedding(
  hash: number,
  confirm: string,
): Promise<void> {
  await panelRequest(STAFF_API.eraseWedding(hash), {
    method: 'POST',
    json: { confirm },
  });
}

/** Ends the couple's link and makes a new one. @param currentPassword of the member of staff who asks */
export async function renewCoupleLink(
  hash: number,
  currentPassword: string,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { currentPassword } } as const;
  return (await panelRequest<PanelWedding>(STAFF_API.coupleLink(hash), options))
    .body;
}

/** Makes the relatives' link, or replaces it. @param currentPassword of the member of staff who asks */
export async function renewRelativesLink(
  hash: number,
  currentPassword: string,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { currentPassword } } as const;
  return (
    await panelRequest<PanelWedding>(STAFF_API.relativesLink(hash), options)
  ).body;
}

/** Ends the relatives' link. */
export async function withdrawRelativesLink(
  hash: number,
): Promise<PanelWedding> {
  return (
    await panelRequest<PanelWedding>(STAFF_API.relativesLink(hash), {
      method: 'DELETE',
    })
  ).body;
}

/** The font of a wedding's title. */
export async function setTitleFont(
  hash: number,
  titleFont: TitleFont,
): Promise<PanelWedding> {
  const options = { method: 'PUT', json: { titleFont } } as const;
  return (
    await panelRequest<PanelWedding>(
      STAFF_API.restOne('weddings', hash),
      options,
    )
  ).body;
}

/** Exempts a wedding's files from the retention time, or ends that. */
export async function keepWedding(
  hash: number,
  isKept: boolean,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { isKept } } as const;
  return (
    await panelRequest<PanelWedding>(STAFF_API.keepWedding(hash), options)
  ).body;
}
