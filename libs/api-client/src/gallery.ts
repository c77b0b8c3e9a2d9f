import {
  API,
  GALLERY_TIMEOUT_MS,
  type BulkDeletion,
  type MediaItem,
  type Restoration,
  type Success,
  type WeddingInfo,
} from '@hatira/contract';
import { request, requestAnswer } from './request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

/** Which of a wedding's items: all, or one kind of them. */
export type MediaKind = 'all' | 'images' | 'videos';

const listUrl = {
  all: API.gallery,
  images: API.galleryImages,
  videos: API.galleryVideos,
};

/** A part of a wedding's list. */
export interface MediaPage {
  items: MediaItem[];
  /** Where the next page begins; undefined on the last. */
  nextCursor: string | undefined;
  /** Another one after every change of the list; null where a proxy has taken it away. */
  etag: string | null;
}

/** The wedding behind a gallery link; 404 where there is none. */
export async function fetchWeddingInfo(
  hash: number,
  signal?: AbortSignal,
): Promise<WeddingInfo> {
  return (
    await request<Success<WeddingInfo>>(API.weddingInfo(hash), {
      ...options,
      signal,
    })
  ).data;
}

export interface MediaPageQuery {
  hash: number;
  kind: MediaKind;
  /** Undefined: the first page. */
  cursor?: string | undefined;
}

/**
 * One page of a wedding's items, newest first. A page that the browser has is asked for with its ETag and costs no
 * bytes while nothing has changed.
 */
export async function fetchMediaPage(
  { hash, kind, cursor }: MediaPageQuery,
  signal?: AbortSignal,
): Promise<MediaPage> {
  const url = API.mediaPage(listUrl[kind](hash), cursor);
  const { body, etag } = await requestAnswer<
    Success<MediaItem[]> & { next_cursor?: string }
  >(url, {
    ...options,
    signal,
  });
  return { items: body.data, nextCursor: body.next_cursor, etag };
}

export async function deleteMedia(id: string): Promise<void> {
  await request(API.media(id), { ...options, method: 'DELETE' });
}

/** Deletes many items; gives how many were there to delete. */
export async function bulkDeleteMedia(ids: string[]): Promise<number> {
  const answer = await request<BulkDeletion>(API.bulkDelete, {
    ...options,
    method: 'POST',
    json: { ids },
  });
  return answer.deleted;
}

/** Takes deletions back, within 15 minutes of them (design section 3); gives how many there were to take back. */
export async function restoreMedia(ids: string[]): Promise<number> {
  const answer = await request<Restoration>(API.restore, {
    ...options,
    method: 'POST',
    json: { ids },
  });
  return answer.restored;
}
