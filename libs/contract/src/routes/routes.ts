import { GALLERY_FIRST_ITEMS, GALLERY_PAGE_ITEMS } from '../limits.js';
import type { RenditionName } from '../schemas/media.js';

const segment = encodeURIComponent;

/** Specification section 7. */
export const API = {
  config: '/api/config',
  live: '/api/health/live',
  ready: '/api/health/ready',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  me: '/api/auth/me',
  weddings: '/api/admin/weddings',
  wedding: '/api/wedding',
  weddingByPath: (slug: string) => `/api/wedding/${segment(slug)}`,
  toggleEnabled: (slug: string) =>
    `/api/wedding/${segment(slug)}/toggle-enabled`,
  validateDeletion: (slug: string) =>
    `/api/wedding/${segment(slug)}/validate-deletion`,
  weddingInfo: (hash: number) => `/api/admin/wedding-info/${hash}`,
  validatePath: (slug: string) => `/api/validate-path/${segment(slug)}`,
  weddingHash: (slug: string) => `/api/wedding-hash/${segment(slug)}`,
  keepAlive: '/api/media/keep-alive',
  upload: (slug: string) => `/api/media/${segment(slug)}/upload`,
  uploadChunk: (slug: string) => `/api/media/${segment(slug)}/upload-chunk`,
  completeUpload: (slug: string) =>
    `/api/media/${segment(slug)}/complete-upload`,
  uploadState: (slug: string, uploadId: string) =>
    `/api/media/${segment(slug)}/uploads/${segment(uploadId)}`,
  gallery: (hash: number) => `/api/media/admin/${hash}`,
  galleryImages: (hash: number) => `/api/media/admin/${hash}/images`,
  galleryEvents: (hash: number) => `/api/media/admin/${hash}/events`,
  galleryMarks: (hash: number) => `/api/media/admin/${hash}/marks`,
  galleryVideos: (hash: number) => `/api/media/admin/${hash}/videos`,
  /** @param list address of one of a gallery's three lists */
  /** @param sort at the end; without it the newest upload is first */
  mediaPage: (list: string, cursor?: string, sort?: string) => {
    const order = sort === undefined ? '' : `&sort=${sort}`;
    return cursor === undefined
      ? `${list}?limit=${GALLERY_FIRST_ITEMS}${order}`
      : `${list}?limit=${GALLERY_PAGE_ITEMS}&cursor=${segment(cursor)}${order}`;
  },
  media: (id: string) => `/api/media/${segment(id)}`,
  download: (id: string) => `/api/media/download/${segment(id)}`,
  bulkDelete: '/api/media/bulk-delete',
  restore: '/api/media/restore',
  bulkDownload: '/api/media/bulk-download-chunked',
  archives: '/api/archives',
  archivesOf: (hash: number) => `/api/archives?hash=${hash}`,
  archive: (id: string) => `/api/archives/${segment(id)}`,
  archiveDownload: (id: string) => `/api/archives/${segment(id)}/download`,
  contact: '/api/contact',
  backgrounds: '/api/backgrounds',
  background: (hash: number) => `/api/backgrounds/${hash}`,
  backgroundUpload: (hash: number) => `/api/backgrounds/${hash}/upload`,
  backgroundExists: (slug: string, version: string) =>
    `/api/backgrounds/path/${segment(slug)}?t=${segment(version)}`,
  /** `width` in device pixels: one of BACKGROUND_WIDTHS. */
  backgroundImage: (slug: string, version: string, width?: number) =>
    `/api/backgrounds/image/${segment(slug)}?t=${segment(version)}${width === undefined ? '' : `&w=${width}`}`,
} as const;

/** @param key the file's random key, not its id */
export function storageUrl(key: string): string {
  return `/media/${key}`;
}

export function renditionUrl(key: string, name: RenditionName): string {
  return `${storageUrl(key)}/${name}`;
}

/** Specification section 2. */
export const PAGES = {
  home: '/',
  gallery: (hash: number) => `/camera-roll/${hash}`,
  mobileGallery: (hash: number) => `/camera-roll-mobile/${hash}`,
  upload: (slug: string) => `/${segment(slug)}`,
} as const;
