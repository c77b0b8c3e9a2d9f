import type { ServedObject } from '../http/send-object.js';
import type { Media } from './media.entity.js';

const ONE_DAY_SECONDS = 86_400;

/** A guest's file as it was sent. Its bytes never change; it can be deleted, so it is not kept for ever anywhere. */
export function servedOriginal(media: Media): ServedObject {
  return {
    key: media.objectKey,
    sizeBytes: media.fileSize,
    mimeType: media.fileType,
    etag: media.contentHash.toString('base64url'),
    cacheControl: `private, max-age=${ONE_DAY_SECONDS}`,
  };
}
