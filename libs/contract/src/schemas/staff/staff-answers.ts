import { z } from 'zod';
import { AUDIT_ACTIONS } from '../../audit-actions.js';
import { bytes, count, moment, processing, titleFont } from '../common.js';
import { shownOverPath } from '../weddings/names.js';
import { mediaExposure } from '../visibility.js';

const hash = z.int().describe("The wedding's hash. Secret.");

/** A wedding without its files in the trash. */
export const panelWedding = z
  .object({
    id: hash.describe(
      'The hash: another one after the couple’s link was renewed.',
    ),
    hash,
    linkCreatedAt: moment.describe('Creation of the couple’s link.'),
    viewHash: z
      .int()
      .nullable()
      .describe(
        'Key of the relatives’ link, which cannot delete. Null: no such link. Secret.',
      ),
    viewLinkCreatedAt: moment.nullable(),
    weddingPath: z.string(),
    ...shownOverPath,
    weddingDate: z.iso
      .date()
      .nullable()
      .describe(
        '`YYYY-MM-DD`: the displayed date, else the date in the path; null: neither.',
      ),
    formerPaths: z
      .array(z.string())
      .describe('Earlier paths, which still lead here; the latest first.'),
    isEnabled: z.boolean(),
    titleFont,
    timeZone: z
      .string()
      .describe('IANA name, for cameras without a zone and for downloads.'),
    hasBackground: z.boolean(),
    mediaCount: count,
    photoCount: count,
    videoCount: count,
    storageBytes: bytes.describe('Originals, without renditions.'),
    failedCount: count.describe(
      'Files whose processing failed, without recordings of sound.',
    ),
    lastUploadAt: moment
      .nullable()
      .describe(
        'Last upload of a guest, to 10 s, even if it was deleted since.',
      ),
    filesDueAt: moment
      .nullable()
      .describe(
        'When the files go to the trash, if that is announced: 30 days before.',
      ),
    isKept: z
      .boolean()
      .describe('Whether the files are exempt from the retention time.'),
    isDemo: z
      .boolean()
      .describe('Whether it is the sample that the server makes.'),
    created_at: moment,
    deletedAt: moment.nullable(),
  })
  .meta({ id: 'PanelWedding' });
export type PanelWedding = z.infer<typeof panelWedding>;

export const panelMedia = z
  .object({
    id: z.uuid(),
    weddingHash: hash,
    weddingPath: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    fileSize: bytes,
    note: z.string().nullable(),
    exposure: mediaExposure,
    createdAt: moment,
    takenAt: moment.nullable(),
    processing,
    processingReason: z
      .string()
      .nullable()
      .describe('Why processing failed, in words for staff.'),
    isSoundOnly: z
      .boolean()
      .describe('A recording of sound; processing counts as failed.'),
    thumbUrl: z
      .string()
      .nullable()
      .describe('Also for files in the trash; null until it is made.'),
    previewUrl: z
      .string()
      .nullable()
      .describe('Photos: as `thumbUrl`, for a whole screen.'),
    posterUrl: z
      .string()
      .nullable()
      .describe('Videos: as `thumbUrl`, of the frame at one second.'),
    playbackUrl: z
      .string()
      .nullable()
      .describe(
        'Videos: as `thumbUrl`, if the original does not play in every browser.',
      ),
    storageUrl: z
      .string()
      .describe('The original; answers 404 while it is in the trash.'),
    deletedAt: moment.nullable(),
    isTakenBack: z
      .boolean()
      .describe('In the trash because its guest took it back.'),
  })
  .meta({ id: 'PanelMedia' });
export type PanelMedia = z.infer<typeof panelMedia>;

const mediaTotal = z.object({ count, bytes });

/** `GET weddings/{hash}/media` */
export const weddingMediaTotals = z
  .object({
    live: mediaTotal.describe('In the albums.'),
    trash: mediaTotal.describe('In the trash.'),
    until: z.iso
      .datetime()
      .describe('The time of these totals, in UTC, for the calls below.'),
  })
  .meta({ id: 'WeddingMediaTotals' });
export type WeddingMediaTotals = z.infer<typeof weddingMediaTotals>;

export const panelBackground = z
  .object({
    id: z.uuid(),
    weddingHash: hash,
    weddingPath: z.string(),
    fileName: z.string(),
    fileType: z.string(),
    fileSize: bytes,
    createdAt: moment,
    backgroundUrl: z
      .string()
      .nullable()
      .describe('The image for guests; null in the trash.'),
    deletedAt: moment.nullable(),
  })
  .meta({ id: 'PanelBackground' });
export type PanelBackground = z.infer<typeof panelBackground>;

const contactMessageStatus = z.enum(['new', 'answered']);
export type ContactMessageStatus = z.infer<typeof contactMessageStatus>;

export const panelContactMessage = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    weddingDate: z.iso.date().describe('A day without a zone.'),
    message: z.string(),
    status: contactMessageStatus,
    createdAt: moment,
    answeredAt: moment.nullable(),
  })
  .meta({ id: 'ContactMessage' });
export type PanelContactMessage = z.infer<typeof panelContactMessage>;

export const panelStaff = z
  .object({
    id: z.uuid(),
    email: z.string(),
    createdAt: moment,
    disabledAt: moment.nullable(),
    isSelf: z.boolean().describe('The calling account.'),
    hasSecondFactor: z.boolean(),
  })
  .meta({ id: 'StaffAccount' });
export type PanelStaff = z.infer<typeof panelStaff>;

/** An account after it was created or its password was changed. */
export const panelStaffWithPassword = panelStaff
  .extend({
    generatedPassword: z
      .string()
      .describe('Present if the server chose it. Shown once, not stored.')
      .optional(),
  })
  .meta({ id: 'StaffAccountWithPassword' });
export type PanelStaffWithPassword = z.infer<typeof panelStaffWithPassword>;

/** An entry without secrets; hashes are cut short. */
export const auditEntry = z
  .object({
    id: z.uuid(),
    at: moment,
    staffId: z
      .uuid()
      .nullable()
      .describe('Null for a failed login, the operator and the product.'),
    staffEmail: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    target: z
      .string()
      .describe(
        'A wedding’s path, an account’s e-mail address, a file name, or the sender of a message: its id after it was erased.',
      ),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntry>;

/** `GET /api/admin/summary` */
export const panelSummary = z
  .object({
    weddings: count,
    enabled: count,
    disabled: count,
    backgrounds: count,
    newMessages: count,
    failedMedia: count,
    dueWeddings: count.describe(
      'Weddings whose files go to the trash within 30 days.',
    ),
    storageBytes: bytes.describe('Originals, including the trash.'),
  })
  .meta({ id: 'PanelSummary' });
export type PanelSummary = z.infer<typeof panelSummary>;

const videoTools = z
  .enum(['ready', 'stale', 'last_resort', 'missing'])
  .describe(
    'A worker’s ffmpeg. stale: fetched more than two weeks ago. last_resort: the build of the npm packages, which gets no security fixes.',
  );
export type VideoTools = z.infer<typeof videoTools>;

/** `GET /api/admin/system` */
export const systemState = z
  .object({
    version: z.string().describe('The version of the product, `1.2.3`.'),
    videoTools: z
      .object({ state: videoTools, version: z.string().nullable() })
      .nullable()
      .describe('The last report of a worker; null before the first.'),
  })
  .meta({ id: 'SystemState' });
export type SystemState = z.infer<typeof systemState>;

export const changedItems = z
  .object({
    changed: count.describe(
      'Number of items changed; the others already were so, or could not be.',
    ),
  })
  .meta({ id: 'ChangedItems' });
export type ChangedItems = z.infer<typeof changedItems>;
