import type { Processing, TitleFont } from './payloads.js';

/**
 * What the staff panel reads and sends (design section 4). Lists speak the dialect of ra-data-simple-rest: a bare array
 * with `Content-Range`, every row with its `id`. Times are ISO 8601 in UTC, sizes are bytes.
 */

/** `weddings`; files in the trash do not count. */
export interface PanelWedding {
  /** The hash: another one after the couple's link was renewed. */
  id: number;
  /** The couple's present key. */
  hash: number;
  /** When the couple's link was made. */
  linkCreatedAt: string;
  /** The key of the relatives' link, which only looks and downloads; null while there is none. */
  viewHash: number | null;
  viewLinkCreatedAt: string | null;
  weddingPath: string;
  isEnabled: boolean;
  titleFont: TitleFont;
  hasBackground: boolean;
  mediaCount: number;
  photoCount: number;
  videoCount: number;
  /** Originals of guests, without what was made of them. */
  storageBytes: number;
  /** Files that could not be made visible. */
  failedCount: number;
  /** When a guest last sent a file, deleted or not. */
  lastUploadAt: string | null;
  /** When its files go to the trash; null: that is not announced. */
  filesDueAt: string | null;
  /** Whether its files are exempt from the retention time. */
  isKept: boolean;
  created_at: string;
  deletedAt: string | null;
}

/** `media` */
export interface PanelMedia {
  id: string;
  weddingHash: number;
  weddingPath: string;
  fileName: string;
  fileType: string;
  fileSize: number;
  note: string | null;
  createdAt: string;
  takenAt: string | null;
  processing: Processing;
  /** Why it could not be made visible, in words for staff. */
  processingReason: string | null;
  /** Staff see it for files in the trash, too; null while there is none. */
  thumbUrl: string | null;
  /** The original's own address; answers 404 while it is in the trash. */
  storageUrl: string;
  deletedAt: string | null;
}

/** `backgrounds` */
export interface PanelBackground {
  id: string;
  weddingHash: number;
  weddingPath: string;
  fileName: string;
  fileType: string;
  fileSize: number;
  createdAt: string;
  /** What guests see; null in the trash. */
  backgroundUrl: string | null;
  deletedAt: string | null;
}

export type ContactMessageStatus = 'new' | 'answered';

/** `contact-messages` */
export interface PanelContactMessage {
  id: string;
  name: string;
  email: string;
  /** A day without a zone: `YYYY-MM-DD`. */
  weddingDate: string;
  message: string;
  status: ContactMessageStatus;
  createdAt: string;
  answeredAt: string | null;
}

/** `staff` */
export interface PanelStaff {
  id: string;
  email: string;
  createdAt: string;
  disabledAt: string | null;
  /** The account that asks. */
  isSelf: boolean;
  hasSecondFactor: boolean;
}

/** Answer of a call that made an account or changed its password. */
export interface PanelStaffWithPassword extends PanelStaff {
  /** Present when the server made it up; shown once, kept nowhere. */
  generatedPassword?: string;
}

/** Everything that is entered into the audit trail. */
export const AUDIT_ACTIONS = [
  'login',
  'login_failed',
  'logout',
  'wedding_created',
  'wedding_enabled',
  'wedding_disabled',
  'wedding_title_font_changed',
  'wedding_link_renewed',
  'wedding_view_link_created',
  'wedding_view_link_renewed',
  'wedding_view_link_withdrawn',
  'wedding_kept',
  'wedding_released',
  'wedding_deleted',
  'wedding_restored',
  'wedding_erased',
  'background_uploaded',
  'background_deleted',
  'background_restored',
  'background_erased',
  'media_deleted',
  'media_restored',
  'media_erased',
  'media_retried',
  'retention_announced',
  'media_expired',
  'message_answered',
  'message_reopened',
  'message_erased',
  'staff_invited',
  'staff_disabled',
  'staff_enabled',
  'staff_password_changed',
  'staff_password_refused',
  'second_factor_enabled',
  'second_factor_disabled',
  'second_factor_reset',
  'second_factor_refused',
  'recovery_code_used',
  'recovery_codes_made',
  'session_ended',
  'sessions_ended',
  'settings_changed',
  'jobs_retried',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `audit`: who did what to what, and when. Secrets are not in it, hashes are cut short. */
export interface AuditEntry {
  id: string;
  at: string;
  /** Null for a failed login, and for the operator's and the product's own acts. */
  staffId: string | null;
  staffEmail: string;
  action: AuditAction;
  /** A person reads it: a wedding's path, an account's e-mail address, the name of a file; of a message its id. */
  target: string;
  details: Record<string, unknown>;
}

/** `GET /api/admin/summary`: the panel's header. */
export interface PanelSummary {
  weddings: number;
  enabled: number;
  disabled: number;
  backgrounds: number;
  newMessages: number;
  failedMedia: number;
  /** Weddings whose files go to the trash within 30 days. */
  dueWeddings: number;
  /** Originals of guests that are kept, those in the trash included. */
  storageBytes: number;
}

/**
 * The ffmpeg with which a worker reads and converts videos: a current one; the one that `npm start` fetched more than
 * two weeks ago; the build of the npm packages, which gets no security fixes; or none.
 */
export const VIDEO_TOOLS = [
  'ready',
  'stale',
  'last_resort',
  'missing',
] as const;
export type VideoTools = (typeof VIDEO_TOOLS)[number];

/** `GET /api/admin/system`: the state of the machine behind the panel. */
export interface SystemState {
  /** The state that a worker has reported last; null before the first report. */
  videoTools: { state: VideoTools; version: string | null } | null;
}

/** How many items of a selection a call has changed; the others were so already, or could not be. */
export interface ChangedItems {
  changed: number;
}
