import {
  API,
  STAFF_API,
  type AlbumVisibility,
  type ChangedItems,
  type ChangeNames,
  type ChangeVisibility,
  type CreateWedding,
  type DeletionValidation,
  type PanelWedding,
  type WeddingCreated,
  type WeddingRow,
} from '@hatira/contract';
import { panelRequest } from './panel-request.js';

/** @throws ApiError 409 for a taken path */
export async function createWedding(json: CreateWedding): Promise<WeddingRow> {
  const options = { method: 'POST', json } as const;
  return (await panelRequest<WeddingCreated>(API.wedding, options)).body
    .wedding;
}

export async function toggleWedding(
  weddingPath: string,
  enabled: boolean,
): Promise<void> {
  await panelRequest(API.toggleEnabled(weddingPath), {
    method: 'PUT',
    json: { enabled },
  });
}

/** Returns the number of changed weddings. */
export async function toggleWeddings(
  hashes: number[],
  enabled: boolean,
): Promise<number> {
  const options = { method: 'POST', json: { hashes, enabled } } as const;
  return (await panelRequest<ChangedItems>(STAFF_API.toggleWeddings, options))
    .body.changed;
}

/** Only an empty wedding can be deleted. */
export async function validateDeletion(
  weddingPath: string,
): Promise<DeletionValidation> {
  return (
    await panelRequest<DeletionValidation>(API.validateDeletion(weddingPath))
  ).body;
}

/**
 * To the trash.
 * @throws ApiError 409 if it has files
 */
export async function deleteWedding(weddingPath: string): Promise<void> {
  await panelRequest(API.weddingByPath(weddingPath), { method: 'DELETE' });
}

/** @throws ApiError 409 if its path is taken */
export async function restoreWedding(hash: number): Promise<void> {
  await panelRequest(STAFF_API.restoreWedding(hash), { method: 'POST' });
}

/** @param confirm exactly its path */
export async function eraseWedding(
  hash: number,
  confirm: string,
): Promise<void> {
  await panelRequest(STAFF_API.eraseWedding(hash), {
    method: 'POST',
    json: { confirm },
  });
}

/** @param currentPassword the caller's own */
export async function renewCoupleLink(
  hash: number,
  currentPassword: string,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { currentPassword } } as const;
  return (await panelRequest<PanelWedding>(STAFF_API.coupleLink(hash), options))
    .body;
}

/**
 * Also creates one.
 * @param currentPassword the caller's own
 */
export async function renewRelativesLink(
  hash: number,
  currentPassword: string,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { currentPassword } } as const;
  return (
    await panelRequest<PanelWedding>(STAFF_API.relativesLink(hash), options)
  ).body;
}

export async function withdrawRelativesLink(
  hash: number,
): Promise<PanelWedding> {
  return (
    await panelRequest<PanelWedding>(STAFF_API.relativesLink(hash), {
      method: 'DELETE',
    })
  ).body;
}

/** Exempt from the retention time. */
export async function keepWedding(
  hash: number,
  isKept: boolean,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { isKept } } as const;
  return (
    await panelRequest<PanelWedding>(STAFF_API.keepWedding(hash), options)
  ).body;
}

/**
 * Absent fields stay.
 * @throws ApiError 409 for a taken path
 */
export async function nameWedding(
  hash: number,
  json: ChangeNames,
): Promise<PanelWedding> {
  const address = STAFF_API.restOne('weddings', hash);
  const options = { method: 'PATCH', json } as const;
  return (await panelRequest<PanelWedding>(address, options)).body;
}

/** What guests and relatives see of the album. */
export async function fetchWeddingVisibility(
  hash: number,
  signal?: AbortSignal,
): Promise<AlbumVisibility> {
  const address = STAFF_API.weddingVisibility(hash);
  return (await panelRequest<AlbumVisibility>(address, { signal })).body;
}

/** @throws ApiError 400 for a seal that has passed */
export async function changeWeddingVisibility(
  hash: number,
  json: ChangeVisibility,
): Promise<AlbumVisibility> {
  const address = STAFF_API.weddingVisibility(hash);
  const options = { method: 'PUT', json } as const;
  return (await panelRequest<AlbumVisibility>(address, options)).body;
}
