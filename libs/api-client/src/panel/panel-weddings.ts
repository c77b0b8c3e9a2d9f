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
import { panelBody, panelRequest } from './panel-request.js';

/** @throws ApiError 409 for a taken path */
export async function createWedding(json: CreateWedding): Promise<WeddingRow> {
  const options = { method: 'POST', json } as const;
  return (await panelBody<WeddingCreated>(API.wedding, options)).wedding;
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
  return (await panelBody<ChangedItems>(STAFF_API.toggleWeddings, options))
    .changed;
}

/** Only an empty wedding can be deleted. */
export function validateDeletion(
  weddingPath: string,
): Promise<DeletionValidation> {
  return panelBody(API.validateDeletion(weddingPath));
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
export function renewCoupleLink(
  hash: number,
  currentPassword: string,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { currentPassword } } as const;
  return panelBody(STAFF_API.coupleLink(hash), options);
}

/**
 * Also creates one.
 * @param currentPassword the caller's own
 */
export function renewRelativesLink(
  hash: number,
  currentPassword: string,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { currentPassword } } as const;
  return panelBody(STAFF_API.relativesLink(hash), options);
}

export function withdrawRelativesLink(hash: number): Promise<PanelWedding> {
  return panelBody(STAFF_API.relativesLink(hash), { method: 'DELETE' });
}

/** Exempt from the retention time. */
export function keepWedding(
  hash: number,
  isKept: boolean,
): Promise<PanelWedding> {
  const options = { method: 'POST', json: { isKept } } as const;
  return panelBody(STAFF_API.keepWedding(hash), options);
}

/**
 * Absent fields stay.
 * @throws ApiError 409 for a taken path
 */
export function nameWedding(
  hash: number,
  json: ChangeNames,
): Promise<PanelWedding> {
  const address = STAFF_API.restOne('weddings', hash);
  const options = { method: 'PATCH', json } as const;
  return panelBody(address, options);
}

/** What guests and relatives see of the album. */
export function fetchWeddingVisibility(
  hash: number,
  signal?: AbortSignal,
): Promise<AlbumVisibility> {
  const address = STAFF_API.weddingVisibility(hash);
  return panelBody(address, { signal });
}

/** @throws ApiError 400 for a seal that has passed */
export function changeWeddingVisibility(
  hash: number,
  json: ChangeVisibility,
): Promise<AlbumVisibility> {
  const address = STAFF_API.weddingVisibility(hash);
  const options = { method: 'PUT', json } as const;
  return panelBody(address, options);
}
