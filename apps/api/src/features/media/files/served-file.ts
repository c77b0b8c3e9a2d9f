import type { RenditionName } from '@hatira/contract';
import type { ServedObject } from '../../../platform/http/files/send-object.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import type { ServedMedia } from './served-media.repository.js';

const ONE_DAY_SECONDS = 86_400;
const RENDITION_DAYS = 30;
/** All others are WebP. */
const TYPES: Partial<Record<RenditionName, string>> = {
  playback: 'video/mp4',
  motion: 'video/mp4',
  preview_hdr: 'image/jpeg',
};

/** Caches must not keep a file that can be deleted. */
export function servedOriginal(media: ServedMedia): ServedObject {
  return {
    key: media.objectKey,
    sizeBytes: media.fileSize,
    mimeType: media.fileType,
    etag: media.contentHash.toString('base64url'),
    cacheControl: `private, max-age=${ONE_DAY_SECONDS}`,
  };
}

/** Never changes. */
export function servedRendition(
  media: ServedMedia,
  name: RenditionName,
  sizeBytes: number,
): ServedObject {
  const etag = `${media.contentHash.toString('base64url').slice(0, 12)}-${name}-${sizeBytes}`;
  return { ...renditionOf(media, name), sizeBytes, etag };
}

export function renditionOf(media: ServedMedia, name: RenditionName) {
  return {
    key: renditionKey(media.objectKey, name),
    mimeType: TYPES[name] ?? 'image/webp',
    cacheControl: `private, max-age=${RENDITION_DAYS * ONE_DAY_SECONDS}, immutable`,
  };
}
