import type { AlbumRendition } from '../schemas/album.js';

const segment = encodeURIComponent;

/** Walls of a wedding at the same time. */
export const MAX_WALLS = 5;
/** Newest items of a wall: beyond it a round takes longer than a party. */
export const MAX_WALL_ITEMS = 3_000;
/** Items on the screen at once: a grid. */
export const MAX_SHOWN_ITEMS = 4;

/** Apart from the other routes, as guests do not need them. */
export const WALL_API = {
  /** The address for staff. */
  list: (hash: number) => `/api/admin/weddings/${hash}/walls`,
  one: (hash: number, id: string) =>
    `/api/admin/weddings/${hash}/walls/${segment(id)}`,
  /** The address of the couple's link. */
  coupleList: (hash: number) => `/api/media/admin/${hash}/walls`,
  coupleOne: (hash: number, id: string) =>
    `/api/media/admin/${hash}/walls/${segment(id)}`,
  /** The address of the screen, by its token. */
  screen: (token: string) => `/api/walls/${segment(token)}`,
  events: (token: string) => `/api/walls/${segment(token)}/events`,
  shown: (token: string) => `/api/walls/${segment(token)}/shown`,
  picture: (token: string, id: string, name: AlbumRendition) =>
    `/api/walls/${segment(token)}/media/${segment(id)}/${name}`,
} as const;

/** The screen. */
export function wallUrl(token: string): string {
  return `/wall/${segment(token)}`;
}

/** The couple's remote control. */
export function wallsPageUrl(hash: number): string {
  return `/camera-roll/${hash}/walls`;
}
