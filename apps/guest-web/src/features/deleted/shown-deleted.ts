import {
  DELETED_API,
  isImageType,
  type DeletedItem,
  type MediaItem,
} from '@hatira/contract';

/** Of a photo without a picture: the viewer does not ask for it. */
const UNSHOWN_TYPE = 'image/unknown';

/** Returns the item as the viewer takes it. */
export function shownDeleted(hash: number, item: DeletedItem): MediaItem {
  const { id, has_picture: hasPicture } = item;
  const large = DELETED_API.large(hash, id);
  const isPhoto = isImageType(item.file_type);
  return {
    ...item,
    created_at: item.deleted_at,
    moment_source: 'upload',
    processing: 'ready',
    file_type: isPhoto && !hasPicture ? UNSHOWN_TYPE : item.file_type,
    storage_url: isPhoto ? large : DELETED_API.video(hash, id),
    ...(hasPicture && {
      thumb_url: DELETED_API.picture(hash, id),
      [isPhoto ? 'preview_url' : 'poster_url']: large,
    }),
  };
}
