import type { AlbumItem } from '@hatira/contract';

/** Panoramas and strips keep a size that a finger meets. */
const NARROWEST = 0.5;
const WIDEST = 3;

/** Returns width by height, square where it is not known. */
export function ratioOf({ width, height }: AlbumItem): number {
  if (!width || !height) return 1;
  return Math.min(WIDEST, Math.max(NARROWEST, width / height));
}
