import {
  isImageType,
  isRawType,
  parseNote,
  type MediaItem,
  type Note,
} from '@hatira/contract';

/** Others need a rendition. */
const WEB_IMAGES = new Set([
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/bmp',
]);

/** May move; a rendition has only the first frame. */
const MOVING_IMAGES = new Set(['image/gif', 'image/apng', 'image/webp']);

const BRIGHT_SCREEN = '(dynamic-range: high)';
/** `image/x-adobe-dng`, `image/jxl` */
const CAMERA_TYPE = /^image\/(?:x-[a-z]+-)?([a-z0-9]{3})$/;

/** Pixels, and the largest enlargement before the large picture loads. */
const THUMB_WIDTH = 640;
const MAX_STRETCH = 1.6;
/** Then the original is shown. */
const PREPARING_MS = 90_000;

/** Longer notes lose line breaks: a guest must not push all photos away. */
const MAX_NOTE_LINES = 16;

export function isImage({ file_type }: MediaItem): boolean {
  return isImageType(file_type);
}

/** Returns height by width; undefined: unknown. */
export function knownRatio({ width, height }: MediaItem): number | undefined {
  return width && height ? height / width : undefined;
}

/** Returns the original, or a rendition if browsers cannot show it. */
export function viewUrl(item: MediaItem): string {
  if (!isImage(item)) return item.playback_url ?? item.storage_url;
  return WEB_IMAGES.has(item.file_type)
    ? item.storage_url
    : (item.preview_url ?? item.storage_url);
}

/**
 * Returns the picture for device pixels; of a video, its frame at one second.
 * Undefined without a rendition.
 */
export function pictureUrl(
  item: MediaItem,
  devicePixels: number,
  nowMs = Date.now(),
): string | undefined {
  const { thumb_url: small } = item;
  const large = largeRenditionUrl(item);
  const rendition =
    devicePixels > THUMB_WIDTH * MAX_STRETCH
      ? (large ?? small)
      : (small ?? large);
  return (
    rendition ?? (isShownByOriginal(item, nowMs) ? item.storage_url : undefined)
  );
}

/** Returns an animated picture if the original is. */
export function largePictureUrl(
  item: MediaItem,
  nowMs = Date.now(),
): string | undefined {
  const { duration_seconds: seconds, file_type: type } = item;
  const mayMove = MOVING_IMAGES.has(type) || (type === 'image/avif' && seconds);
  return mayMove
    ? item.storage_url
    : pictureUrl(item, Number.POSITIVE_INFINITY, nowMs);
}

/** With the brighter lights of its photo where the screen shows them. */
function largeRenditionUrl(item: MediaItem): string | undefined {
  const { preview_url, preview_hdr_url, poster_url } = item;
  return preview_hdr_url && window.matchMedia(BRIGHT_SCREEN).matches
    ? preview_hdr_url
    : (preview_url ?? poster_url);
}

/** The name of a camera's format that browsers do not show, such as `DNG`. */
export function cameraFormat({
  file_type: type,
}: MediaItem): string | undefined {
  if (!isRawType(type) && type !== 'image/jxl') return undefined;
  return CAMERA_TYPE.exec(type)?.[1]?.toUpperCase();
}

function isShownByOriginal(item: MediaItem, nowMs: number): boolean {
  if (!WEB_IMAGES.has(item.file_type) || item.processing === 'failed')
    return false;
  return (
    item.processing === 'ready' ||
    nowMs - Date.parse(item.created_at) > PREPARING_MS
  );
}

/** True when a part is grey. */
export function isIncomplete(item: MediaItem): boolean {
  return (
    isImage(item) &&
    item.processing === 'failed' &&
    item.preview_url !== undefined
  );
}

/** Undefined without a part to show. */
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
