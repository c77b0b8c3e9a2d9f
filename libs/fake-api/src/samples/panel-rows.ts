import {
  uploadHeading,
  type AuditEntry,
  type PanelBackground,
  type PanelContactMessage,
  type PanelMedia,
  type PanelStaff,
  type PanelWedding,
  type StaffSessionEntry,
} from '@hatira/contract';
import { FIRST_HASH, SAMPLE_TIME, sampleId } from './sample-id.js';

/** @param number tells rows of one list apart */
export function panelWedding(
  changed: Partial<PanelWedding> = {},
  number = 1,
): PanelWedding {
  const hash = changed.hash ?? FIRST_HASH + number;
  const weddingPath = changed.weddingPath ?? `Elif-${number}-200626-Can`;
  return {
    id: hash,
    hash,
    linkCreatedAt: SAMPLE_TIME,
    viewHash: null,
    viewLinkCreatedAt: null,
    weddingPath,
    displayedNames: null,
    displayedDate: null,
    weddingDate: dateOf({ weddingPath, ...changed }),
    formerPaths: [],
    isEnabled: true,
    titleFont: 'default',
    timeZone: 'Europe/Istanbul',
    hasBackground: false,
    mediaCount: 0,
    photoCount: 0,
    videoCount: 0,
    storageBytes: 0,
    failedCount: 0,
    lastUploadAt: null,
    filesDueAt: null,
    isKept: false,
    isDemo: false,
    created_at: SAMPLE_TIME,
    deletedAt: null,
    ...changed,
  };
}

/** The date as the server stores it: the displayed one, else that of the path. */
function dateOf({
  weddingPath,
  displayedDate = null,
}: Partial<PanelWedding> & { weddingPath: string }): string | null {
  const { date } = uploadHeading({
    weddingPath,
    displayedNames: null,
    displayedDate,
  });
  return date?.split('/').reverse().join('-') ?? null;
}

/** @param number tells rows of one list apart */
export function panelMedia(
  changed: Partial<PanelMedia> = {},
  number = 1,
): PanelMedia {
  const id = changed.id ?? sampleId(number);
  const wedding = panelWedding();
  return {
    id,
    weddingHash: wedding.hash,
    weddingPath: wedding.weddingPath,
    fileName: `IMG_${number}.jpg`,
    fileType: 'image/jpeg',
    fileSize: 2_000_000,
    note: null,
    exposure: 'shown',
    createdAt: SAMPLE_TIME,
    takenAt: null,
    processing: 'ready',
    processingReason: null,
    isSoundOnly: false,
    thumbUrl: `/api/admin/rest/media/${id}/thumb`,
    previewUrl: `/api/admin/rest/media/${id}/preview`,
    posterUrl: null,
    playbackUrl: null,
    storageUrl: `/media/key-of-${id}`,
    deletedAt: null,
    isTakenBack: false,
    ...changed,
  };
}

/** @param number tells rows of one list apart */
export function panelBackground(
  changed: Partial<PanelBackground> = {},
  number = 1,
): PanelBackground {
  const wedding = panelWedding({}, number);
  return {
    id: sampleId(number),
    weddingHash: wedding.hash,
    weddingPath: wedding.weddingPath,
    fileName: `background-${number}.jpg`,
    fileType: 'image/jpeg',
    fileSize: 3_000_000,
    createdAt: SAMPLE_TIME,
    backgroundUrl: `/api/backgrounds/image/${wedding.weddingPath}?t=1`,
    deletedAt: null,
    ...changed,
  };
}

/** @param number tells rows of one list apart */
export function contactMessage(
  changed: Partial<PanelContactMessage> = {},
  number = 1,
): PanelContactMessage {
  return {
    id: sampleId(number),
    name: `Ayşe ${number}`,
    email: `ayse${number}@example.com`,
    weddingDate: '2027-06-20',
    message: 'Merhaba!',
    status: 'new',
    createdAt: SAMPLE_TIME,
    answeredAt: null,
    ...changed,
  };
}

/** @param number tells rows of one list apart */
export function staffAccount(
  changed: Partial<PanelStaff> = {},
  number = 1,
): PanelStaff {
  return {
    id: sampleId(number),
    email: number === 1 ? 'staff@example.com' : `staff${number}@example.com`,
    createdAt: SAMPLE_TIME,
    disabledAt: null,
    isSelf: number === 1,
    hasSecondFactor: false,
    ...changed,
  };
}

/** @param number tells rows of one list apart */
export function auditEntry(
  changed: Partial<AuditEntry> = {},
  number = 1,
): AuditEntry {
  return {
    id: sampleId(number),
    at: SAMPLE_TIME,
    staffId: sampleId(1),
    staffEmail: 'staff@example.com',
    action: 'wedding_created',
    target: panelWedding().weddingPath,
    details: {},
    ...changed,
  };
}

/** @param number tells rows of one list apart */
export function staffSession(
  changed: Partial<StaffSessionEntry> = {},
  number = 1,
): StaffSessionEntry {
  return {
    id: sampleId(number),
    browser: 'Firefox',
    system: 'Windows',
    network: '192.0.2.0/24',
    createdAt: SAMPLE_TIME,
    lastSeenAt: SAMPLE_TIME,
    endsAt: '2027-01-01T00:00:00.000Z',
    isCurrent: number === 1,
    ...changed,
  };
}
