import { isImageType, parseNote, type MediaItem, type Note } from '@hatira/contract';

/** An item as the gallery uses it: its size and renditions are used as soon as the server tells them. */
export type GalleryItem = MediaItem & {
  /** Pixels. */
  width?: number;
  height?: number;
  thumb_url?: string;
  preview_url?: string;
  playback_url?: string;
};

/** Images that browsers show as they are; the others are seen by a rendition. */
const WEB_IMAGES = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
]);

/** Height by width, or undefined where the server has not told the size. */
export function toldRatio({ width, height }: GalleryItem): number | undefined {
  return width && height ? height / width : undefined;
}

/** Where the item is seen whole: the original, or a rendition where browsers don't show that. */
export function viewUrl(item: GalleryItem): string {
  if (!isImageType(item.file_type)) return item.playback_url ?? item.storage_url;
  return WEB_IMAGES.has(item.file_type) ? item.storage_url : (item.preview_url ?? item.storage_url);
}

/** What the grid loads: the small picture of a photo, the video itself. */
export function tileUrl(item: GalleryItem): string {
  return (isImageType(item.file_type) && item.thumb_url) || viewUrl(item);
}

/** The note's parts, or undefined where there is nothing to show. */
export function noteOf({ note }: GalleryItem): Note | undefined {
  const parts = note ? parseNote(note) : {};
  return parts.name || parts.text ? parts : undefined;
}
