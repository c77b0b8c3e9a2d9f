import type { AlbumRendition } from '../schemas/album.js';

const segment = encodeURIComponent;

/**
 * The addresses of the guests' album; apart from `API`, which every first load
 * carries.
 */
export const ALBUM_API = {
  list: (slug: string, cursor?: string) =>
    `/api/media/${segment(slug)}/album${cursor === undefined ? '' : `?cursor=${segment(cursor)}`}`,
  /** The first page has no cursor. */
  first: (slug: string, limit: number) =>
    `/api/media/${segment(slug)}/album?limit=${limit}`,
  rendition: (slug: string, id: string, name: AlbumRendition) =>
    `/api/media/${segment(slug)}/album/${segment(id)}/${name}`,
} as const;

/** What others than the couple see of its album. */
export const VISIBILITY_API = {
  /** The address of the couple's link. */
  couple: (hash: number) => `/api/media/admin/${hash}/visibility`,
  exposure: (hash: number) => `/api/media/admin/${hash}/exposure`,
  /** Of the link that the couple passes on. */
  relatives: (hash: number) => `/api/media/admin/${hash}/relatives-link`,
} as const;

/** The couple's page. */
export function visibilityPageUrl(hash: number): string {
  return `/camera-roll/${hash}/visibility`;
}
