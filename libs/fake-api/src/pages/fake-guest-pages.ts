import type {
  MediaItem,
  OpenedAlbum,
  PublicConfig,
  UploadSwitch,
  WeddingInfo,
} from '@hatira/contract';
import { FakeApi } from '../fake-api.js';
import {
  archiveState,
  mediaItem,
  SAMPLE_PATH,
  uploadSwitch,
  weddingInfo,
} from '../samples/guest-data.js';
import { samplePicture } from '../samples/picture.js';
import { openedAlbum, SAMPLE_TOKEN } from '../samples/selection-albums.js';
import { publicConfig } from '../samples/settings.js';
import { install } from '../worker.js';

export interface UploadPageData {
  wedding?: Partial<UploadSwitch>;
  config?: Partial<PublicConfig>;
}

/**
 * Answers the reads of an upload page whose wedding has no background; uploads and other
 * writes are the spec's.
 */
export function fakeUploadPage({
  wedding,
  config,
}: UploadPageData = {}): FakeApi {
  return install(new FakeApi())
    .on('getConfig', publicConfig(config))
    .on('validatePath', { isValid: true })
    .on('getWeddingHash', uploadSwitch(wedding))
    .on('backgroundExists', false)
    .on('keepAlive', {})
    .on('findKnownFiles', [])
    .on('askForTurn', { requests: 3, waitMs: 0 })
    .on('getOwnItems', { data: [], now: new Date().toISOString() })
    .on('getOwnThumb', samplePicture)
    .on('getAlbumRendition', samplePicture)
    .on('getAlbum', { isOpen: false, data: [] });
}

export interface GalleryData {
  items?: MediaItem[];
  wedding?: Partial<WeddingInfo>;
  config?: Partial<PublicConfig>;
}

/** Answers the reads of a gallery; the stream of changes stays open and silent. */
export function fakeGallery({
  items = [mediaItem()],
  wedding,
  config,
}: GalleryData = {}): FakeApi {
  const isPhoto = ({ file_type }: MediaItem) => file_type.startsWith('image/');
  const api = install(new FakeApi())
    .on('getConfig', publicConfig(config))
    .on('getWeddingInfo', weddingInfo(wedding))
    .on('getGallery', { data: items })
    .on('getGalleryImages', { data: items.filter(isPhoto) })
    .on('getGalleryVideos', { data: items.filter((item) => !isPhoto(item)) })
    .on('getArchives', [])
    // A page looks its archives up again when its stream begins.
    .on('getArchive', archiveState())
    .on('getDeleted', { data: [] })
    .on('listSelectionAlbums', { data: [] })
    .on('getSelectionAlbumRendition', samplePicture)
    .on('getFile', samplePicture)
    .on('getRendition', samplePicture);
  api.stream('getGalleryEvents');
  return api;
}

/** Answers the page of an album of chosen files. */
export function fakeSelectionAlbum(album: Partial<OpenedAlbum> = {}): FakeApi {
  return install(new FakeApi())
    .on('getConfig', publicConfig())
    .on('openSelectionAlbum', openedAlbum(album))
    .on('getSelectionAlbumRendition', samplePicture);
}

/** A page of the public site reads no data. */
export function fakeSite(): FakeApi {
  return install(new FakeApi());
}

/** The address of the sample's upload page. */
export const UPLOAD_PAGE = `/${SAMPLE_PATH}`;

/** The address of the sample's album of chosen files. */
export const SELECTION_ALBUM = `/album/${SAMPLE_TOKEN}`;
