import {
  GALLERY_TIMEOUT_MS,
  SELECTION_ALBUM_API,
  type MakeSelectionAlbum,
  type OpenedAlbum,
  type SelectionAlbum,
  type SelectionAlbumList,
  type SelectionAlbumMade,
} from '@hatira/contract';
import { request } from '../request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

/** A page of the couple's albums. */
export interface MadeAlbums {
  albums: SelectionAlbum[];
  /** Undefined on the last page. */
  nextCursor: string | undefined;
}

/** Lists the couple's albums of chosen files, newest first. */
export async function fetchSelectionAlbums(
  hash: number,
  cursor?: string,
  signal?: AbortSignal,
): Promise<MadeAlbums> {
  const url = SELECTION_ALBUM_API.list(hash, cursor);
  const call = { ...options, ...(signal && { signal }) };
  const page = await request<SelectionAlbumList>(url, call);
  return { albums: page.data, nextCursor: page.next_cursor };
}

/**
 * Makes an album, or finds the one with the same files and name.
 * @throws ApiError `too_many_albums`; `too_many_files` with `max`; `files_not_found`
 *   without a file to show
 */
export async function makeSelectionAlbum(
  hash: number,
  json: MakeSelectionAlbum,
): Promise<SelectionAlbum> {
  const url = SELECTION_ALBUM_API.list(hash);
  const call = { ...options, method: 'POST', json } as const;
  return (await request<SelectionAlbumMade>(url, call)).data;
}

/** Ends an album's link. */
export async function endSelectionAlbum(
  hash: number,
  id: string,
): Promise<void> {
  const call = { ...options, method: 'DELETE' } as const;
  await request(SELECTION_ALBUM_API.one(hash, id), call);
}

/**
 * The next page of an album, by its link.
 * @param cursor `next_cursor` of the page before; undefined: the first
 * @throws ApiError `album_not_found` for an ended link
 */
export function fetchOpenedAlbum(
  token: string,
  cursor?: string,
): Promise<OpenedAlbum> {
  const url = SELECTION_ALBUM_API.open(token, cursor);
  return request(url, options);
}
