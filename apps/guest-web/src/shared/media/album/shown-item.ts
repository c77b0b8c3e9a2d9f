import {
  formatDay,
  formatHour,
  type AlbumItem,
  type MediaItem,
} from '@hatira/contract';
import { formatLanguage } from '../../i18n/i18n';

const MINUTE_MS = 60_000;

/** True for a video without a version that every browser plays. */
export function isUnplayable({ file_type, playback_url }: AlbumItem): boolean {
  return !file_type.startsWith('image/') && playback_url === undefined;
}

/** Returns the name of the text that says why a video is shown by its picture. */
export function stillReason({ is_preparing: isPreparing }: AlbumItem) {
  return isPreparing ? 'album.preparing' : 'album.noVideo';
}

/** True for an item without a picture: it is being prepared, or unreadable. */
export function isBlank(item: AlbumItem): boolean {
  return pictureOf(item) === undefined;
}

/**
 * Returns the item for the viewer, which never asks for an original. A video
 * that cannot be played is shown by its picture; the day stands for the name.
 */
export function shownItem(item: AlbumItem): MediaItem {
  const { playback_url: video } = item;
  const picture = pictureOf(item) ?? '';
  return {
    ...item,
    file_name: momentText(item.moment),
    file_type: video === undefined ? 'image/jpeg' : 'video/mp4',
    file_size: 0,
    storage_url: video ?? picture,
    processing: 'ready',
    moment_source: 'upload',
    event: null,
  };
}

function pictureOf({ poster_url, preview_url, thumb_url }: AlbumItem) {
  return preview_url ?? poster_url ?? thumb_url;
}

function momentText(moment: string): string {
  return dayAndTime(moment).join(', ');
}

/** Returns day and time in the guest's time zone. */
export function dayAndTime(moment: string): [day: string, time: string] {
  const date = new Date(moment);
  const localMs = date.getTime() - date.getTimezoneOffset() * MINUTE_MS;
  const language = formatLanguage();
  return [formatDay(date, language), formatHour(localMs, language)];
}
