import {
  isImageType,
  renditionUrl,
  storageUrl,
  type GalleryAccess,
  type MediaItem,
  type Processing,
  type RenditionName,
} from '@hatira/contract';
import { isoText } from '../../platform/database/sql/iso-text.js';
import { KEY_COLUMN } from './files/media-keys.js';

/** Raw rows, as galleries have thousands. */
export interface MediaRow {
  id: string;
  file_name: string;
  file_type: string;
  file_size: string;
  public_key: string;
  note: string | null;
  /** ISO 8601 in microseconds; parsing dates would take most of the time. */
  created_at: string;
  processing: Processing;
  taken_at: string | null;
  width: number | null;
  height: number | null;
  duration_seconds: number | null;
  placeholder: string | null;
  renditions: RenditionName[];
}

export function mediaColumns(access: GalleryAccess): string {
  return `${KEY_COLUMN[access]} AS id, ${COLUMNS}`;
}

const COLUMNS = `file_name, file_type, file_size, public_key, note, ${isoText('created_at', 'US')} AS created_at,
  processing, ${isoText('taken_at', 'US')} AS taken_at, width, height, duration_seconds, placeholder, renditions`;

/** Omits unknown fields. */
export function mediaItem(row: MediaRow): MediaItem {
  return {
    id: row.id,
    file_name: row.file_name,
    file_type: row.file_type,
    file_size: Number(row.file_size),
    storage_url: storageUrl(row.public_key),
    created_at: row.created_at,
    processing: row.processing,
    ...(row.note !== null && { note: row.note }),
    ...(row.taken_at && { taken_at: row.taken_at }),
    ...(row.width !== null &&
      row.height !== null && { width: row.width, height: row.height }),
    ...(row.duration_seconds !== null && {
      duration_seconds: row.duration_seconds,
    }),
    ...(row.placeholder !== null && { placeholder: row.placeholder }),
    ...addresses(row),
  };
}

function addresses({
  public_key: key,
  renditions,
  file_type: fileType,
}: MediaRow): Partial<MediaItem> {
  const url = (name: RenditionName) =>
    renditions.includes(name) ? renditionUrl(key, name) : undefined;
  const large = isImageType(fileType)
    ? { preview_url: url('preview') }
    : { poster_url: url('poster'), playback_url: url('playback') };
  return { thumb_url: url('thumb'), ...large };
}
