import { parseNote, type MediaItem, type Note } from '@hatira/contract';

/** An item as the gallery uses it: its size and small picture are used as soon as the server tells them. */
export type GalleryItem = MediaItem & { width?: number | null; height?: number | null; thumb_url?: string | null };

/** Height by width, or undefined where the server has not told the size. */
export function toldRatio({ width, height }: GalleryItem): number | undefined {
  return width && height ? height / width : undefined;
}

/** The note's parts, or undefined where there is nothing to show. */
export function noteOf({ note }: GalleryItem): Note | undefined {
  const parts = note ? parseNote(note) : {};
  return parts.name || parts.text ? parts : undefined;
}
