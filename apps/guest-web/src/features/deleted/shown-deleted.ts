import {
  DELETED_API,
  isImageType,
  type DeletedItem,
  type MediaItem,
} from '@hatira/contract';

/** The viewer asks for no original of it. */
const PREVIEWED_TYPE = 'image/unknown';

/** Returns the item as the viewer takes it. */
export function shownDeleted(hash: number, item: DeletedItem): MediaItem {
  const { id } = item;
  const large = DELETED_API.large(hash, id);
  const isPhoto = isImageType(item.file_type);
  return {
    ...item,
    created_at: item.deleted_at,
    moment_source: 'upload',
    event: null,
    // Its pictures stay as they are until it comes back.
    processing: item.processing === 'failed' ? 'failed' : 'ready',
    file_type: isPhoto ? PREVIEWED_TYPE : item.file_type,
    storage_url: isPhoto ? '' : DELETED_API.video(hash, id),
    ...(item.has_picture && {
      thumb_url: DELETED_API.picture(hash, id),
      [isPhoto ? 'preview_url' : 'poster_url']: large,
    }),
  };
}
