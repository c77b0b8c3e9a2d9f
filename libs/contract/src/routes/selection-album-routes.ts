import type { AlbumRendition } from '../schemas/album.js';

const segment = encodeURIComponent;

/** Selection albums of a wedding at the same time; the link of a single photo is one. */
export const MAX_SELECTION_ALBUMS = 200;
export const MAX_SELECTION_ALBUM_ITEMS = 5_000;
/** UTF-16 units. */
export const MAX_SELECTION_ALBUM_NAME_LENGTH = 80;

/** Apart from the other routes, as guests do not need them. */
export const SELECTION_ALBUM_API = {
  /** The addresses of the couple's link. */
  list: (hash: number, cursor?: string) =>
    `/api/media/admin/${hash}/albums${cursor === undefined ? '' : `?cursor=${segment(cursor)}`}`,
  one: (hash: number, id: string) =>
    `/api/media/admin/${hash}/albums/${segment(id)}`,
  /** The addresses of the album's own link, by its token. */
  open: (token: string, cursor?: string) =>
    `/api/albums/${segment(token)}${cursor === undefined ? '' : `?cursor=${segment(cursor)}`}`,
  zip: (token: string) => `/api/albums/${segment(token)}/download`,
  /** The original. */
  file: (token: string, id: string) =>
    `/api/albums/${segment(token)}/media/${segment(id)}`,
  rendition: (token: string, id: string, name: AlbumRendition) =>
    `/api/albums/${segment(token)}/media/${segment(id)}/${name}`,
} as const;

/** The page of the album's link. */
export function selectionAlbumUrl(token: string): string {
  return `/album/${segment(token)}`;
}
