import type { RenditionName } from '../schemas/media.js';

const REST = '/api/admin/rest';

/** The resources of ra-data-simple-rest. */
export type RestResource =
  'weddings' | 'backgrounds' | 'media' | 'contact-messages' | 'staff' | 'audit';

/** The upload page, and the gallery by the couple's or relatives' link. */
export const QR_PAGES = ['upload', 'couple', 'relatives'] as const;
export type QrPage = (typeof QR_PAGES)[number];

/** Only the panel calls them. */
export const STAFF_API = {
  /** The base of ra-data-simple-rest. */
  restBase: REST,
  rest: (resource: RestResource) => `${REST}/${resource}`,
  restOne: (resource: RestResource, id: string | number) =>
    `${REST}/${resource}/${encodeURIComponent(id)}`,
  toggleWeddings: `${REST}/weddings/bulk-toggle`,
  keepWedding: (hash: number) => `${REST}/weddings/${hash}/keep`,
  restoreWedding: (hash: number) => `${REST}/weddings/${hash}/restore`,
  eraseWedding: (hash: number) => `${REST}/weddings/${hash}/erase`,
  /** POST renews the link. */
  coupleLink: (hash: number) => `${REST}/weddings/${hash}/links/couple`,
  /** POST creates or renews the link, DELETE withdraws it. */
  relativesLink: (hash: number) => `${REST}/weddings/${hash}/links/relatives`,
  restoreBackground: (id: string) => `${REST}/backgrounds/${id}/restore`,
  eraseBackground: (id: string) => `${REST}/backgrounds/${id}/erase`,
  eraseMessage: (id: string) => `${REST}/contact-messages/${id}/erase`,
  trashMedia: `${REST}/media/bulk-trash`,
  restoreMedia: `${REST}/media/bulk-restore`,
  eraseMedia: `${REST}/media/bulk-erase`,
  retryMedia: `${REST}/media/bulk-retry`,
  exposeMedia: `${REST}/media/bulk-expose`,
  mediaRendition: (id: string, name: RenditionName) =>
    `${REST}/media/${id}/${name}`,
  weddingMedia: (hash: number) => `${REST}/weddings/${hash}/media`,
  trashWeddingMedia: (hash: number) => `${REST}/weddings/${hash}/media/trash`,
  restoreWeddingMedia: (hash: number) =>
    `${REST}/weddings/${hash}/media/restore`,
  eraseWeddingMedia: (hash: number) => `${REST}/weddings/${hash}/media/erase`,
  staffPassword: (id: string) => `${REST}/staff/${id}/password`,
  endStaffSessions: (id: string) => `${REST}/staff/${id}/sessions/end`,
  resetSecondFactor: (id: string) => `${REST}/staff/${id}/second-factor/reset`,
  /** The sessions of the calling account. */
  sessions: '/api/auth/sessions',
  endSession: (id: string) => `/api/auth/sessions/${id}/end`,
  endOtherSessions: '/api/auth/sessions/end-others',
  secondFactor: '/api/auth/second-factor',
  beginSecondFactor: '/api/auth/second-factor/begin',
  confirmSecondFactor: '/api/auth/second-factor/confirm',
  disableSecondFactor: '/api/auth/second-factor/disable',
  recoveryCodes: '/api/auth/second-factor/recovery-codes',
  summary: '/api/admin/summary',
  settings: '/api/admin/settings',
  system: '/api/admin/system',
  overview: '/api/admin/overview',
  controlRoom: '/api/admin/control-room',
  today: '/api/admin/today',
  weddingVisibility: (hash: number) => `/api/admin/weddings/${hash}/visibility`,
  /** POST starts it. */
  rehearsal: (hash: number) => `/api/admin/weddings/${hash}/rehearsal`,
  uploadHours: (hash: number) => `/api/admin/weddings/${hash}/upload-hours`,
  testimonials: '/api/admin/testimonials',
  weddingQr: (hash: number, format: 'svg' | 'png', page: QrPage = 'upload') =>
    `/api/admin/weddings/${hash}/qr.${format}${page === 'upload' ? '' : `?page=${page}`}`,
  /** The address for a new tab; `?lang=`: the panel's language. */
  queues: '/api/admin/queues',
  queuesIn: (language: string) => `/api/admin/queues?lang=${language}`,
} as const;
