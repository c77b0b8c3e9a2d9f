import type {
  ArchiveState,
  BackgroundRow,
  MediaItem,
  UploadSwitch,
  WeddingInfo,
} from '@hatira/contract';
import { FIRST_HASH, SAMPLE_TIME, sampleId } from './sample-id.js';

const NAMES = ['Elif', 'Can'];
export const SAMPLE_PATH = 'Elif-200626-Can';

export function uploadSwitch(
  changed: Partial<UploadSwitch> = {},
): UploadSwitch {
  return {
    success: true,
    weddingPath: SAMPLE_PATH,
    isEnabled: true,
    titleFont: 'default',
    names: NAMES,
    date: '20/06/2026',
    ...changed,
  };
}

export function weddingInfo(changed: Partial<WeddingInfo> = {}): WeddingInfo {
  return {
    weddingPath: SAMPLE_PATH,
    names: NAMES,
    isEnabled: true,
    titleFont: 'default',
    access: 'full',
    timeZone: 'Europe/Istanbul',
    isDemo: false,
    events: [],
    filesDueAt: null,
    ...changed,
  };
}

/** @param number tells items of one gallery apart */
export function mediaItem(
  changed: Partial<MediaItem> = {},
  number = 1,
): MediaItem {
  const key = `key-of-photo-${number}`;
  return {
    id: sampleId(number),
    file_name: `IMG_${number}.jpg`,
    file_type: 'image/jpeg',
    file_size: 2_000_000,
    storage_url: `/media/${key}`,
    created_at: SAMPLE_TIME,
    processing: 'ready',
    moment: SAMPLE_TIME,
    moment_source: 'exif_offset',
    event: null,
    width: 1600,
    height: 1200,
    thumb_url: `/media/${key}/thumb`,
    preview_url: `/media/${key}/preview`,
    ...changed,
  };
}

/** @param number tells a gallery's archives apart */
export function archiveState(
  changed: Partial<ArchiveState> = {},
  number = 1,
): ArchiveState {
  const id = sampleId(number);
  return {
    id,
    status: 'ready',
    progress: 100,
    fileCount: 2,
    totalBytes: 4_000_000,
    fileName: `${SAMPLE_PATH}.zip`,
    downloadUrl: `/api/archives/${id}/download`,
    isWholeWedding: true,
    layout: 'flat',
    createdAt: SAMPLE_TIME,
    expiresAt: '2027-01-01T00:00:00.000Z',
    ...changed,
  };
}

export function backgroundRow(
  changed: Partial<BackgroundRow> = {},
): BackgroundRow {
  return {
    id: sampleId(1),
    wedding_hash: FIRST_HASH + 1,
    wedding_owner: SAMPLE_PATH,
    background_url: `/api/backgrounds/image/${SAMPLE_PATH}?t=1`,
    file_name: 'background-1.jpg',
    file_size: 3_000_000,
    file_type: 'image/jpeg',
    created_at: SAMPLE_TIME,
    ...changed,
  };
}
