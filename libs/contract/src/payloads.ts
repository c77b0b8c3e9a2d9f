import type { Language } from './languages.js';
import type { ByteRange } from './rules/slices.js';

/** Answers of the API. Requests are described by the schemas beside this file. */

export interface Success<T> {
  success: true;
  data: T;
}

export type TitleFont = 'default' | 'script';

/** A wedding as staff see it (specification section 3). */
export interface WeddingRow {
  weddingPath: string;
  /** The couple's present key, by which staff calls name the wedding: an integer of 15 to 16 digits. */
  hash: number;
  isEnabled: boolean;
  titleFont: TitleFont;
  hasBackground: boolean;
  created_at: string;
}

/** `POST /api/wedding` */
export interface WeddingCreated {
  success: true;
  wedding: WeddingRow;
}

/** Rights of a gallery link: `full` is the couple's; `view` is the relatives', who look and download. */
export type GalleryAccess = 'full' | 'view';

/** `GET /api/admin/wedding-info/{hash}` */
export interface WeddingInfo {
  weddingPath: string;
  isEnabled: boolean;
  titleFont: TitleFont;
  access: GalleryAccess;
  /** When its files are deleted, where that is at most 30 days away and announced; ISO 8601 in UTC. */
  filesDueAt: string | null;
}

/** `GET /api/validate-path/{uploadPath}` */
export interface PathValidity {
  success: true;
  isValid: boolean;
}

/** `GET /api/wedding-hash/{uploadPath}`: never tells the hash (design section 3). */
export interface UploadSwitch {
  success: true;
  isEnabled: boolean;
  titleFont: TitleFont;
}

/** `GET /api/wedding/{weddingPath}/validate-deletion` */
export interface DeletionValidation {
  success: true;
  canDelete: boolean;
  details: { media: { count: number }; background: { count: number } };
}

/** `ready` only when every rendition is there; single addresses appear as each is made. */
export type Processing = 'pending' | 'ready' | 'failed';

export interface MediaItem {
  /** Belongs to the link that listed it: another link has another id for the same item. */
  id: string;
  file_name: string;
  file_type: string;
  /** Bytes. */
  file_size: number;
  storage_url: string;
  note?: string;
  created_at: string;
  processing: Processing;
  /** When the device says that it was taken. */
  taken_at?: string;
  /** Pixels as shown. */
  width?: number;
  height?: number;
  duration_seconds?: number;
  /** A few pixels as a data address. */
  placeholder?: string;
  /** WebP for grids. */
  thumb_url?: string;
  /** Photos: WebP for a whole screen. */
  preview_url?: string;
  /** Videos: WebP of the frame at one second. */
  poster_url?: string;
  /** Videos: MP4 that plays in every browser, where the original does not. */
  playback_url?: string;
}

/** `event: media` of a gallery's event stream: items that are new or different, and the ids of those that are gone. */
export interface MediaChanges {
  changed: MediaItem[];
  removed: string[];
}

/** `POST .../upload` and `POST .../complete-upload`; `upload-chunk` answers no `data`. */
export interface UploadedFile {
  storage_url: string;
}

/** `GET /api/media/{uploadPath}/uploads/{uploadId}` */
export interface UploadState {
  status: 'receiving' | 'sealing' | 'published';
  /** Bytes. */
  total: number;
  /** What has arrived and is kept; the client sends the rest. */
  received: ByteRange[];
  /** Present once published. */
  storage_url?: string;
}

/** `POST /api/media/bulk-delete` */
export interface BulkDeletion {
  success: true;
  deleted: number;
}

/** `POST /api/media/restore` */
export interface Restoration {
  success: true;
  restored: number;
}

/** `ready`: nothing is left to wait for. A download works in every state but `expired` (design sections 3 and 9). */
export type ArchiveStatus =
  'queued' | 'building' | 'ready' | 'failed' | 'expired';

/**
 * Why an archive could not be prepared, and then downloads all the same: no room for it, something else; or why it has
 * ended: its days are over, one of its files was deleted, or its link was renewed or withdrawn.
 */
export type ArchiveReason =
  'storage_full' | 'build_failed' | 'age' | 'files_deleted' | 'link_renewed';

/**
 * `POST /api/archives`, `GET /api/archives/{id}`, and `event: archive` of a gallery's event stream at every change of
 * status or progress. The same selection asked for again is the same archive, a failed one is tried again; a page that
 * was closed finds those that were asked for by `GET /api/archives?hash=`, the newest first.
 */
export interface ArchiveState {
  /** Secret: who knows it may download the archive. */
  id: string;
  status: ArchiveStatus;
  /** How much has been prepared, 0 to 100. Waiting for it is not needed. */
  progress: number;
  /** Photos and videos in it; the notes come on top. */
  fileCount: number;
  /** Of the zip. */
  totalBytes: number;
  fileName: string;
  /** Relative; an ordinary link, which may be followed from the first moment on and be resumed. */
  downloadUrl: string;
  isWholeWedding: boolean;
  created_at: string;
  expiresAt: string;
  /** Present when the status is `failed` or `expired`. */
  reason?: ArchiveReason;
}

/** The page background of a wedding (specification section 3). */
export interface BackgroundRow {
  id: string;
  wedding_hash: number;
  /** The wedding's path. */
  wedding_owner: string;
  background_url: string;
  file_name: string;
  /** Bytes. */
  file_size: number;
  file_type: string;
  created_at: string;
}

export interface StaffMember {
  id: string;
  email: string;
  /** Present where staff need a second factor and this account has none: until then all other calls answer 403. */
  mustSetUpSecondFactor?: true;
}

/** Links of the provider, empty where it has none. */
export interface ProviderLinks {
  messenger: string;
  sms: string;
  social: string;
  socialHandle: string;
  shortVideo: string;
  shortVideoHandle: string;
  email: string;
}

/** Selected files above which a bulk download asks, warns, advises and is refused (design section 3). */
export interface BulkLimits {
  confirmFiles: number;
  largeFiles: number;
  veryLargeFiles: number;
  maxFiles: number;
  /** Up to which a selection is streamed at once; above either it is an archive. */
  streamedFiles: number;
  streamedBytes: number;
}

/** `GET /api/config` */
export interface PublicConfig {
  brandName: string;
  /** Turkish lira. */
  price: number;
  languages: readonly Language[];
  links: ProviderLinks;
  limits: { maxFileBytes: number; sliceBytes: number; bulk: BulkLimits };
  /** Whether the product can send a message when an archive is ready. */
  canMailArchives: boolean;
  /** Where the privacy notice is: an address elsewhere, the path of our own page, or empty. */
  privacyUrl: string;
  /** The controller in one line; may be empty. */
  companyLine: string;
}
