import {
  GALLERY_TIMEOUT_MS,
  OWN_API,
  type RenamedItems,
  type TakenBack,
} from '@hatira/contract';
import { request } from '../request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS, noStore: true };

/** Puts one name on all own items; returns the number of changed ones. */
export async function renameOwnItems(
  uploadPath: string,
  name: string,
): Promise<number> {
  const answer = await request<RenamedItems>(OWN_API.list(uploadPath), {
    ...options,
    method: 'PATCH',
    json: { name },
  });
  return answer.changed;
}

/**
 * @param note null removes it
 * @throws ApiError 409 `exact_repeat`; 403 `uploads_disabled`
 */
export async function changeOwnNote(
  uploadPath: string,
  id: string,
  note: string | null,
): Promise<void> {
  await request(OWN_API.item(uploadPath, id), {
    ...options,
    method: 'PATCH',
    json: { note },
  });
}

/**
 * @returns whether the gallery keeps it for another guest; undefined: not told
 * @throws ApiError 403 `undo_over`
 */
export async function takeBackOwnItem(
  uploadPath: string,
  id: string,
): Promise<boolean | undefined> {
  const answer = await request<TakenBack>(OWN_API.item(uploadPath, id), {
    ...options,
    method: 'DELETE',
  });
  return answer.stays;
}
