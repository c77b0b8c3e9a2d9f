import {
  API,
  GALLERY_TIMEOUT_MS,
  type BulkDeletion,
  type MarkingResult,
  type MediaItem,
  type MediaMarking,
  type MediaSort,
  type Restoration,
  type Success,
  type WantedSort,
  type WeddingInfo,
} from '@hatira/contract';
import { request, requestAnswer } from '../request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

export type MediaKind = 'all' | 'images' | 'videos';

const listUrl = {
  all: API.gallery,
  images: API.galleryImages,
  videos: API.galleryVideos,
};

export interface MediaPage {
  items: MediaItem[];
  /** Undefined on the last page. */
  nextCursor: string | undefined;
  /** Changes with the list; null if a proxy removed it. */
  etag: string | null;
  /** The server's answer to the order `opening`. */
  sort: MediaSort | undefined;
}

/** @throws ApiError 404 for an unknown link */
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
  /** Undefined: newest upload first. */
  sort?: WantedSort | undefined;
}

/** A page of a list, as the server sends it. */
export type MediaPageBody = Success<MediaItem[]> & {
  next_cursor?: string;
  sort?: MediaSort;
};

export function mediaPageUrl({
  hash,
  kind,
  cursor,
  sort,
}: MediaPageQuery): string {
  return API.mediaPage(listUrl[kind](hash), cursor, sort);
}

/** Returns the page of an answer. */
export function readMediaPage({
  body,
  etag,
}: {
  body: MediaPageBody;
  etag: string | null;
}): MediaPage {
  const { data: items, next_cursor: nextCursor, sort } = body;
  return { items, nextCursor, etag, sort };
}

/** The browser revalidates a known page by its ETag. */
export async function fetchMediaPage(
  query: MediaPageQuery,
  signal?: AbortSignal,
): Promise<MediaPage> {
  return readMediaPage(
    await requestAnswer<MediaPageBody>(mediaPageUrl(query), {
      ...options,
      signal,
    }),
  );
}

export async function deleteMedia(id: string): Promise<void> {
  await request(API.media(id), { ...options, method: 'DELETE' });
}

/** Returns the number of deleted items. */
export async function bulkDeleteMedia(ids: string[]): Promise<number> {
  const answer = await request<BulkDeletion>(API.bulkDelete, {
    ...options,
    method: 'POST',
    json: { ids },
  });
  return answer.deleted;
}

/** Restores items deleted within 15 minutes; returns their number. */
export async function restoreMedia(ids: string[]): Promise<number> {
  const answer = await request<Restoration>(API.restore, {
    ...options,
    method: 'POST',
    json: { ids },
  });
  return answer.restored;
}

/** Stores hearts and verdicts; may be repeated. */
export async function markMedia(
  hash: number,
  marking: MediaMarking,
): Promise<void> {
  await request<MarkingResult>(API.galleryMarks(hash), {
    ...options,
    method: 'PUT',
    json: marking,
  });
}
