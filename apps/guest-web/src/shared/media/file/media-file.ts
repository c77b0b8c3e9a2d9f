import {
  isImageType,
  parseNote,
  type MediaItem,
  type Note,
} from '@hatira/contract';

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

/** Of them no rendition has more than the first frame. */
const MOVING_IMAGES = new Set(['image/gif', 'image/apng']);

/** The width of a thumb, and how far it may be drawn out before the large picture is worth its bytes. Pixels. */
const THUMB_WIDTH = 640;
const MAX_STRETCH = 1.6;
/** A photo that is still waited for after so long is shown by its original: nobody seems to make the small one. */
const PREPARING_MS = 90_000;

/** A poem keeps its lines. Of more, one guest would push all other photos away: they are set one behind the other. */
const MAX_NOTE_LINES = 16;

export function isImage({ file_type }: MediaItem): boolean {
  return isImageType(file_type);
}

/** Height by width, or undefined where the server has not told the size. */
export function toldRatio({ width, height }: MediaItem): number | undefined {
  return width && height ? height / width : undefined;
}

/** Where the item is seen whole: the original, or a rendition where browsers don't show that. */
export function viewUrl(item: MediaItem): string {
  if (!isImage(item)) return item.playback_url ?? item.storage_url;
  return WEB_IMAGES.has(item.file_type)
    ? item.storage_url
    : (item.preview_url ?? item.storage_url);
}

/**
 * The picture of an item for a place of so many device pixels across: of a video, its frame at one second. Undefined
 * where there is none, or none yet.
 */
export function pictureUrl(
  item: MediaItem,
  devicePixels: number,
  nowMs = Date.now(),
): string | undefined {
  const { thumb_url: small, preview_url, poster_url } = item;
  const large = preview_url ?? poster_url;
  const rendition =
    devicePixels > THUMB_WIDTH * MAX_STRETCH
      ? (large ?? small)
      : (small ?? large);
  return (
    rendition ?? (isShownByOriginal(item, nowMs) ? item.storage_url : undefined)
  );
}

/** The picture of an item for the whole screen; what moves in it is seen moving. */
export function largePictureUrl(
  item: MediaItem,
  nowMs = Date.now(),
): string | undefined {
  return MOVING_IMAGES.has(item.file_type)
    ? item.storage_url
    : pictureUrl(item, Number.POSITIVE_INFINITY, nowMs);
}

function isShownByOriginal(item: MediaItem, nowMs: number): boolean {
  if (!WEB_IMAGES.has(item.file_type) || item.processing === 'failed')
    return false;
  return (
    item.processing === 'ready' ||
    nowMs - Date.parse(item.created_at) > PREPARING_MS
  );
}

/** There are pictures of it, but the file itself is torn: what is missing of it is grey. */
export function isIncomplete(item: MediaItem): boolean {
  return (
    isImage(item) &&
    item.processing === 'failed' &&
    item.thumb_url !== undefined
  );
}

/** The note's parts as they are shown, or undefined where there is nothing to show. */
export function noteOf({ note }: MediaItem): Note | undefined {
  const { name, text } = note ? parseNote(note) : {};
  if (text) return { ...(name && { name }), text: withFewLines(text) };
  return name ? { name } : undefined;
}

function withFewLines(text: string): string {
  const calm = text.replace(/\s*\n\s*\n\s*/g, '\n\n');
  return calm.split('\n').length > MAX_NOTE_LINES
    ? calm.replace(/\s*\n\s*/g, ' ')
    : calm;
}
