import {
  DELETED_API,
  GALLERY_TIMEOUT_MS,
  type DeletedItem,
  type DeletedPage,
  type Restoration,
} from '@hatira/contract';
import { request } from '../request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

export interface DeletedItems {
  items: DeletedItem[];
  /** Undefined on the last page. */
  nextCursor: string | undefined;
}

/**
 * Lists what the couple deleted, the last first.
 * @throws ApiError `read_only_link` for relatives
 */
export async function fetchDeleted(
  hash: number,
  cursor?: string,
  signal?: AbortSignal,
): Promise<DeletedItems> {
  const url = DELETED_API.list(hash, cursor);
  const page = await request<DeletedPage>(url, { ...options, signal });
  return { items: page.data, nextCursor: page.next_cursor };
}

/** Returns the number of restored items. */
export async function restoreDeleted(
  hash: number,
  ids: string[],
): Promise<number> {
  const answer = await request<Restoration>(DELETED_API.restore(hash), {
    ...options,
    method: 'POST',
    json: { ids },
  });
  return answer.restored;
}
