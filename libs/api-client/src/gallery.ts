import {
  API,
  GALLERY_TIMEOUT_MS,
  type BulkDeletion,
  type MediaItem,
  type Success,
  type WeddingInfo,
} from '@hatira/contract';
import { request } from './request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

/** Which of a wedding's items: all, or one kind of them. */
export type MediaKind = 'all' | 'images' | 'videos';

const listUrl = { all: API.gallery, images: API.galleryImages, videos: API.galleryVideos };

/** The wedding behind a gallery link; 404 where there is none. */
export async function fetchWeddingInfo(hash: number, signal?: AbortSignal): Promise<WeddingInfo> {
  return (await request<Success<WeddingInfo>>(API.weddingInfo(hash), { ...options, signal })).data;
}

/** A wedding's items, newest first. */
export async function listMedia(hash: number, kind: MediaKind = 'all', signal?: AbortSignal): Promise<MediaItem[]> {
  return (await request<Success<MediaItem[]>>(listUrl[kind](hash), { ...options, signal })).data;
}

export async function deleteMedia(id: string): Promise<void> {
  await request(API.media(id), { ...options, method: 'DELETE' });
}

/** Deletes many items; gives how many were there to delete. */
export async function bulkDeleteMedia(ids: string[]): Promise<number> {
  const answer = await request<BulkDeletion>(API.bulkDelete, { ...options, method: 'POST', json: { ids } });
  return answer.deleted;
}

/** Takes a deletion back, within 15 minutes of it (design section 3). */
export async function restoreMedia(ids: string[]): Promise<void> {
  await request(API.restore, { ...options, method: 'POST', json: { ids } });
}
