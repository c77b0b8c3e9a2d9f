/** Addresses of what only the staff panel calls (design section 4). */

const REST = '/api/admin/rest';

/** Resources in the dialect of ra-data-simple-rest. */
export type RestResource =
  'weddings' | 'backgrounds' | 'media' | 'contact-messages' | 'staff' | 'audit';

/** Pages that have a code: the guests' upload page, and the gallery by the couple's or the relatives' link. */
export const QR_PAGES = ['upload', 'couple', 'relatives'] as const;
export type QrPage = (typeof QR_PAGES)[number];

export const STAFF_API = {
  /** What ra-data-simple-rest is given. */
  restBase: REST,
  rest: (resource: RestResource) => `${REST}/${resource}`,
  restOne: (resource: RestResource, id: string | number) =>
    `${REST}/${resource}/${encodeURIComponent(id)}`,
  toggleWeddings: `${REST}/weddings/bulk-toggle`,
  keepWedding: (hash: number) => `${REST}/weddings/${hash}/keep`,
  restoreWedding: (hash: number) => `${REST}/weddings/${hash}/restore`,
  eraseWedding: (hash: number) => `${REST}/weddings/${hash}/erase`,
  /** The couple's link; POST renews it. */
  coupleLink: (hash: number) => `${REST}/weddings/${hash}/links/couple`,
  /** The relatives' link; POST makes or renews it, DELETE withdraws it. */
  relativesLink: (hash: number) => `${REST}/weddings/${hash}/links/relatives`,
  restoreBackground: (id: string) => `${REST}/backgrounds/${id}/restore`,
  eraseBackground: (id: string) => `${REST}/backgrounds/${id}/erase`,
  eraseMessage: (id: string) => `${REST}/contact-messages/${id}/erase`,
  trashMedia: `${REST}/media/bulk-trash`,
  restoreMedia: `${REST}/media/bulk-restore`,
  eraseMedia: `${REST}/media/bulk-erase`,
  retryMedia: `${REST}/media/bulk-retry`,
  mediaThumb: (id: string) => `${REST}/media/${id}/thumb`,
  staffPassword: (id: string) => `${REST}/staff/${id}/password`,
  endStaffSessions: (id: string) => `${REST}/staff/${id}/sessions/end`,
  resetSecondFactor: (id: string) => `${REST}/staff/${id}/second-factor/reset`,
  /** Sessions and second factor of the account that asks. */
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
  /** The address of one of the wedding's pages as a code to be printed. */
  weddingQr: (hash: number, format: 'svg' | 'png', page: QrPage = 'upload') =>
    `/api/admin/weddings/${hash}/qr.${format}${page === 'upload' ? '' : `?page=${page}`}`,
  /** A page of its own: open it in a new tab. */
  queues: '/api/admin/queues',
} as const;
