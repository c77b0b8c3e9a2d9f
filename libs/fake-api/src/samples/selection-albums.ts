import type { AlbumItem, OpenedAlbum, SelectionAlbum } from '@hatira/contract';
import { SAMPLE_TIME, sampleId } from './sample-id.js';

export const SAMPLE_TOKEN = '7kq2m9xd4hzt5wbn';

/** @param number tells items of one album apart */
export function chosenItem(
  changed: Partial<AlbumItem> = {},
  number = 1,
): AlbumItem {
  const id = sampleId(number);
  const address = `/api/albums/${SAMPLE_TOKEN}/media/${id}`;
  return {
    id,
    file_type: 'image/jpeg',
    created_at: SAMPLE_TIME,
    moment: SAMPLE_TIME,
    width: 1600,
    height: 1200,
    thumb_url: `${address}/thumb`,
    preview_url: `${address}/preview`,
    ...changed,
  };
}

/** An album as its visitors read it. */
export function openedAlbum(changed: Partial<OpenedAlbum> = {}): OpenedAlbum {
  const { data = [chosenItem()] } = changed;
  return {
    success: true,
    names: ['Elif', 'Can'],
    titleFont: 'default',
    count: data.length,
    totalBytes: 2_000_000 * data.length,
    data,
    ...changed,
  };
}

/** @param number tells a couple's albums apart */
export function selectionAlbum(
  changed: Partial<SelectionAlbum> = {},
  number = 1,
): SelectionAlbum {
  return {
    id: sampleId(number),
    url: `${location.origin}/album/7kq2m9xd4hzt5wb${number}`,
    count: 1,
    created_at: SAMPLE_TIME,
    ...changed,
  };
}
