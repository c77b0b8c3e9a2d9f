import {
  ALBUM_API,
  GALLERY_TIMEOUT_MS,
  VISIBILITY_API,
  type AlbumPage,
  type AlbumVisibility,
  type ChangeVisibility,
  type ExposureResult,
  type MediaExposure,
  type RelativesLink,
} from '@hatira/contract';
import { request } from './request.js';

const options = { timeoutMs: GALLERY_TIMEOUT_MS };

/**
 * What guests and relatives see, by the couple's link.
 * @throws ApiError `read_only_link` for relatives
 */
export function fetchVisibility(
  hash: number,
  signal?: AbortSignal,
): Promise<AlbumVisibility> {
  return request(VISIBILITY_API.couple(hash), { ...options, signal });
}

/** @throws ApiError `validation_failed` for a seal that has passed */
export function changeVisibility(
  hash: number,
  change: ChangeVisibility,
): Promise<AlbumVisibility> {
  return request(VISIBILITY_API.couple(hash), {
    ...options,
    method: 'PUT',
    json: change,
  });
}

/**
 * Shows, holds or hides items to guests; returns the number of changed ones,
 * with copies of their pictures and parts of Live Photos.
 */
export async function exposeMedia(
  hash: number,
  ids: string[],
  exposure: MediaExposure,
): Promise<number> {
  const answer = await request<ExposureResult>(VISIBILITY_API.exposure(hash), {
    ...options,
    method: 'PUT',
    json: { ids, exposure },
  });
  return answer.changed;
}

/**
 * The link for relatives, by the couple's link.
 * @throws ApiError `read_only_link` for relatives
 */
export function fetchRelativesLink(
  hash: number,
  signal?: AbortSignal,
): Promise<RelativesLink> {
  return request(VISIBILITY_API.relatives(hash), { ...options, signal });
}

/** Makes the link for relatives; an earlier one ends. */
export function makeRelativesLink(hash: number): Promise<RelativesLink> {
  return request(VISIBILITY_API.relatives(hash), {
    ...options,
    method: 'POST',
  });
}

export function endRelativesLink(hash: number): Promise<RelativesLink> {
  return request(VISIBILITY_API.relatives(hash), {
    ...options,
    method: 'DELETE',
  });
}

interface AlbumQuery {
  /** `next_cursor` of the page before; undefined: the newest. */
  cursor?: string;
  /** The limit of the first page. */
  limit?: number;
  signal?: AbortSignal;
}

/** A page of the album that the couple shares with guests, newest first. */
export function fetchAlbum(
  uploadPath: string,
  { cursor, limit, signal }: AlbumQuery = {},
): Promise<AlbumPage> {
  const url =
    limit === undefined
      ? ALBUM_API.list(uploadPath, cursor)
      : ALBUM_API.first(uploadPath, limit);
  return request(url, { ...options, noStore: true, signal });
}
