import { randomUUID } from 'node:crypto';
import { SLICE_BYTES } from '@hatira/contract';
import { codeOf } from '../../../support/requests/authenticator.js';
import { jpegBytes } from '../../../support/fixtures/media-bytes.js';
import type { Values } from './holders.js';
import { NOTE } from './scene.js';

/** SQL before a call that needs another state; all rows come back afterwards. */
const TRASHED_BACKGROUND = 'UPDATE backgrounds SET deleted_at = now()';
const TRASHED_WEDDING = 'UPDATE weddings SET deleted_at = now()';
const FAILED_FILES = `UPDATE media SET processing = 'failed', processing_reason = 'cannot be read'`;
const OPEN_UPLOADS = 'UPDATE weddings SET is_enabled = true';
const TRASHED_FILES = 'UPDATE media SET deleted_at = now()';

const MOVED_FILES = 'UPDATE media SET is_event_chosen = true';
const NEW_EVENT = {
  kind: 'party',
  date: '2026-06-15',
  begins: '21:00',
  ends: '02:00',
};

export interface RouteRequest {
  body?: (values: Values) => object;
  query?: (values: Values) => Record<string, string>;
  before?: (values: Values) => string;
  /** A POST that only reads. */
  isRead?: true;
  /** Also a refusal leaves a trace, such as a code that is used up. */
  leavesTrace?: true;
}

const later = () => new Date(Date.now() + 3_600_000).toISOString();
const wanted = ({ deleted }: Values) => ({ ids: [deleted] });
const chosen = ({ item }: Values) => ({ ids: [item] });
const own = ({ password, recoveryCode }: Values) => ({
  currentPassword: password,
  code: recoveryCode,
});
const allUntilNow = ({ path }: Values) => ({ until: later(), confirm: path });
const confirmed = ({ path }: Values) => ({ confirm: path });

function form(
  name: string,
  bytes: Buffer,
  fields: Record<string, string> = {},
) {
  const data = new FormData();
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  data.set(
    name,
    new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }),
    'IMG_7.jpg',
  );
  return data;
}

const newSlice = () =>
  form('chunk', Buffer.alloc(10, 7), {
    uploadId: randomUUID(),
    fileName: 'clip.mp4',
    mimeType: 'video/mp4',
    start: String(SLICE_BYTES),
    end: String(SLICE_BYTES + 10),
    total: String(SLICE_BYTES + 10),
  });

/** Bodies, queries and states that calls need beside their address. */
export const REQUESTS: Record<string, RouteRequest> = {
  upload: { body: () => form('media', jpegBytes(500)) },
  uploadChunk: { body: newSlice },
  completeUpload: {
    body: ({ upload }) => ({
      uploadId: upload,
      fileName: 'clip.mp4',
      mimeType: 'video/mp4',
      fileSize: SLICE_BYTES + 10,
    }),
  },
  findKnownFiles: {
    body: ({ content, picture }) => ({
      files: [{ contentHash: content, fileSize: picture.length, note: NOTE }],
    }),
    isRead: true,
  },
  askForTurn: { body: () => ({ kind: 'photo' }), isRead: true },
  renameOwnItems: { body: () => ({ name: 'Ece' }) },
  changeOwnNote: { body: () => ({ note: 'Ece|Hi' }) },
  markMedia: {
    body: ({ item }) => ({
      partner: 'shared',
      changes: [{ id: item, heart: true }],
    }),
  },
  changeFavouritesTarget: { body: () => ({ target: 100 }) },
  retryFailed: { body: chosen, before: () => FAILED_FILES },
  bulkDelete: { body: chosen },
  restore: { body: wanted },
  restoreDeleted: { body: wanted },
  changeWeddingVisibility: {
    body: () => ({ mode: 'shared', moderation: 'by-choice' }),
  },
  changeVisibility: {
    body: () => ({ mode: 'shared', moderation: 'by-choice' }),
  },
  addEvent: { body: () => NEW_EVENT },
  addCoupleEvent: { body: () => NEW_EVENT },
  changeEvent: { body: () => ({ place: 'Another house' }) },
  changeCoupleEvent: { body: () => ({ place: 'Another house' }) },
  moveToEvent: { body: chosen, before: () => MOVED_FILES },
  exposeMedia: { body: ({ item }) => ({ ids: [item], exposure: 'hidden' }) },
  bulkDownload: { body: chosen, isRead: true },
  createArchive: {
    body: ({ hash, item }) => ({ hash, ids: [item], layout: 'hours' }),
  },
  getArchives: { query: ({ hash }) => ({ hash: String(hash) }) },
  createWedding: { body: () => ({ weddingPath: 'Nil-200626-Efe' }) },
  createPanelWedding: { body: () => ({ weddingPath: 'Nil-200626-Efe' }) },
  toggleEnabled: {
    body: () => ({ enabled: false }),
    before: () => OPEN_UPLOADS,
  },
  deleteWedding: { before: () => `${TRASHED_FILES}; ${TRASHED_BACKGROUND}` },
  uploadBackground: {
    body: ({ picture }) => form('background', picture),
    before: () => TRASHED_BACKGROUND,
  },
  changeWifi: { body: () => ({ wifi: null }) },
  listCards: { query: () => ({ wifi: 'true' }) },
  getCardSvg: { query: () => ({ wifi: 'true' }) },
  listCoupleCards: { query: () => ({ wifi: 'true' }) },
  getCoupleCardSvg: { query: () => ({ wifi: 'true' }) },
  makeSelectionAlbum: { body: ({ item }) => ({ ids: [item], name: 'New' }) },
  commandWall: { body: () => ({ skip: true }) },
  reportWall: { body: ({ item }) => ({ ids: [item] }) },
  sendContactMessage: {
    body: () => ({
      name: 'Ece',
      email: 'ece@example.com',
      message: 'Hello',
      weddingDate: later().slice(0, 10),
    }),
  },
  login: {
    body: ({ email, password, recoveryCode }) => ({
      email,
      password,
      code: recoveryCode,
    }),
  },
  beginSecondFactor: { body: own },
  confirmSecondFactor: { body: ({ setupKey }) => ({ code: codeOf(setupKey) }) },
  disableSecondFactor: { body: own, leavesTrace: true },
  renewRecoveryCodes: { body: own },
  inviteStaff: {
    body: ({ password }) => ({
      email: 'new@example.com',
      currentPassword: password,
    }),
  },
  changeStaff: {
    body: ({ password }) => ({ isDisabled: false, currentPassword: password }),
  },
  changeStaffPassword: { body: own },
  endStaffSessions: {
    body: own,
    before: ({ account, session }) =>
      `UPDATE staff_sessions SET staff_id = '${account}' WHERE id = '${session}'`,
  },
  resetSecondFactor: { body: own },
  changePanelWedding: { body: () => ({ titleFont: 'script' }) },
  namePanelWedding: { body: () => ({ weddingPath: 'Nil-200626-Efe' }) },
  toggleWeddings: {
    body: ({ hash }) => ({ hashes: [hash], enabled: false }),
    before: () => OPEN_UPLOADS,
  },
  restoreWedding: { before: () => TRASHED_WEDDING },
  keepWedding: { body: () => ({ isKept: true }) },
  eraseWedding: { body: confirmed, before: () => TRASHED_WEDDING },
  trashMedia: { body: chosen },
  restoreMedia: { body: wanted },
  retryMedia: { body: chosen, before: () => FAILED_FILES },
  exposePanelMedia: {
    body: ({ item }) => ({ ids: [item], exposure: 'hidden' }),
  },
  eraseMedia: {
    body: ({ deleted, path }) => ({ ids: [deleted], confirm: path }),
  },
  restoreBackground: { before: () => TRASHED_BACKGROUND },
  eraseBackground: { body: confirmed, before: () => TRASHED_BACKGROUND },
  changeContactMessage: { body: () => ({ status: 'answered' }) },
  eraseMessage: { body: () => ({ confirm: 'ece@example.com' }) },
  changeSettings: { body: () => ({ brandPrice: 1_200 }) },
  changeTestimonials: {
    body: () => ({
      testimonials: [{ quote: 'Good', name: 'Ece', occasion: '' }],
    }),
  },
  renewCoupleLink: { body: own },
  renewRelativesLink: { body: own },
  trashWeddingMedia: { body: allUntilNow },
  restoreWeddingMedia: { body: allUntilNow },
  eraseWeddingMedia: { body: allUntilNow },
  changeWeddingAlerts: {
    body: () => ({
      kinds: [],
      hasMail: false,
      mailTo: null,
      hasWebhook: false,
    }),
  },
};
