/**
 * What guests may send, by the MIME type that the bytes themselves show (design: signature, never the name).
 * SVG, HTML, documents and programs are absent on purpose.
 */
export const ACCEPTED_IMAGE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
  'image/tiff',
  'image/bmp',
] as const;

export const ACCEPTED_VIDEO_TYPES = [
  'video/mp4',
  'video/quicktime',
  'video/x-m4v',
  'video/3gpp',
  'video/3gpp2',
  'video/webm',
  'video/matroska',
  'video/vnd.avi',
  'video/mpeg',
  'video/mp2t',
] as const;

const accepted = new Set<string>([...ACCEPTED_IMAGE_TYPES, ...ACCEPTED_VIDEO_TYPES]);

export function isAcceptedMediaType(mimeType: string): boolean {
  return accepted.has(mimeType);
}

/** A MIME type that starts with image/ means image; anything else is treated as video (specification section 3). */
export function isImageType(mimeType: string): boolean {
  return mimeType.startsWith('image/');
}
