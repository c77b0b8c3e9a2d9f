import { z } from 'zod';
import {
  SETTING_CHOICES,
  type Setting,
  type SettingsSheet,
} from '../settings.js';
import {
  AUDIT_ACTIONS,
  type AuditEntry,
  type ChangedItems,
  type PanelBackground,
  type PanelContactMessage,
  type PanelMedia,
  type PanelStaff,
  type PanelStaffWithPassword,
  type PanelSummary,
  type PanelWedding,
  type SystemState,
  VIDEO_TOOLS,
} from '../staff-payloads.js';

/** The answers of staff-payloads.ts and settings.ts as schemas; the compiler keeps the two equal. */
type Describes<T> = z.ZodType<T>;

const bytes = z.int().nonnegative().describe('Bytes.');
const count = z.int().nonnegative();
const moment = z.iso.datetime().describe('UTC.');
const hash = z.int().describe("The wedding's hash. Secret.");

export const panelWedding = z.object({
  id: hash,
  hash,
  linkCreatedAt: moment,
  viewHash: z.int().nullable().describe("Key of the relatives' link. Secret."),
  viewLinkCreatedAt: moment.nullable(),
  weddingPath: z.string(),
  isEnabled: z.boolean(),
  titleFont: z.enum(['default', 'script']),
  hasBackground: z.boolean(),
  mediaCount: count,
  photoCount: count,
  videoCount: count,
  storageBytes: bytes,
  failedCount: count,
  lastUploadAt: moment.nullable(),
  filesDueAt: moment
    .nullable()
    .describe(
      'When its files go to the trash, once that is announced: 30 days before.',
    ),
  isKept: z
    .boolean()
    .describe('Whether its files are exempt from the retention time.'),
  created_at: moment,
  deletedAt: moment.nullable(),
}) satisfies Describes<PanelWedding>;

export const panelMedia = z.object({
  id: z.uuid(),
  weddingHash: hash,
  weddingPath: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fileSize: bytes,
  note: z.string().nullable(),
  createdAt: moment,
  takenAt: moment.nullable(),
  processing: z.enum(['pending', 'ready', 'failed']),
  processingReason: z
    .string()
    .nullable()
    .describe('Why it could not be made visible.'),
  thumbUrl: z.string().nullable().describe('For files in the trash, too.'),
  storageUrl: z.string().describe('404 while the file is in the trash.'),
  deletedAt: moment.nullable(),
}) satisfies Describes<PanelMedia>;

export const panelBackground = z.object({
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
    .describe('What guests see; null in the trash.'),
  deletedAt: moment.nullable(),
}) satisfies Describes<PanelBackground>;

export const panelContactMessage = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  weddingDate: z.iso.date(),
  message: z.string(),
  status: z.enum(['new', 'answered']),
  createdAt: moment,
  answeredAt: moment.nullable(),
}) satisfies Describes<PanelContactMessage>;

export const panelStaff = z.object({
  id: z.uuid(),
  email: z.string(),
  createdAt: moment,
  disabledAt: moment.nullable(),
  isSelf: z.boolean().describe('The account that asks.'),
  hasSecondFactor: z.boolean(),
}) satisfies Describes<PanelStaff>;

export const panelStaffWithPassword = panelStaff.extend({
  generatedPassword: z
    .string()
    .describe('Only when the server made it up; shown once.')
    .optional(),
}) satisfies Describes<PanelStaffWithPassword>;

export const auditEntry = z.object({
  id: z.uuid(),
  at: moment,
  staffId: z.uuid().nullable(),
  staffEmail: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  details: z.record(z.string(), z.unknown()),
}) satisfies Describes<AuditEntry>;

export const panelSummary = z.object({
  weddings: count,
  enabled: count,
  disabled: count,
  backgrounds: count,
  newMessages: count,
  failedMedia: count,
  dueWeddings: count,
  storageBytes: bytes,
}) satisfies Describes<PanelSummary>;

export const systemState = z.object({
  videoTools: z
    .object({ state: z.enum(VIDEO_TOOLS), version: z.string().nullable() })
    .nullable(),
}) satisfies Describes<SystemState>;

export const changedItems = z.object({
  changed: count,
}) satisfies Describes<ChangedItems>;

const source = z.enum(['database', 'environment', 'default']);
const textSetting = z.object({
  value: z.string(),
  source,
  fallback: z.string(),
  variable: z.string(),
}) satisfies Describes<Setting<string>>;
const numberSetting = z.object({
  value: z.number(),
  source,
  fallback: z.number(),
  variable: z.string(),
}) satisfies Describes<Setting<number>>;
const secondFactorChoice = z.enum(SETTING_CHOICES.staffSecondFactor);
const secondFactorSetting = z.object({
  value: secondFactorChoice,
  source,
  fallback: secondFactorChoice,
  variable: z.string(),
}) satisfies Describes<SettingsSheet['staffSecondFactor']>;

export const settingsSheet = z.object({
  brandName: textSetting,
  brandMessengerUrl: textSetting,
  brandSmsUrl: textSetting,
  brandSocialUrl: textSetting,
  brandSocialHandle: textSetting,
  brandShortVideoUrl: textSetting,
  brandShortVideoHandle: textSetting,
  brandEmail: textSetting,
  brandPrice: numberSetting,
  privacyUrl: textSetting,
  privacyText: textSetting,
  companyLine: textSetting,
  maxFileBytes: numberSetting,
  weddingDailyBytes: numberSetting,
  bulkConfirmFiles: numberSetting,
  bulkLargeFiles: numberSetting,
  bulkVeryLargeFiles: numberSetting,
  bulkMaxFiles: numberSetting,
  bulkStreamedFiles: numberSetting,
  bulkStreamedBytes: numberSetting,
  trashDays: numberSetting,
  uploadHours: numberSetting,
  contactDays: numberSetting,
  mediaRetentionMonths: numberSetting,
  auditDays: numberSetting,
  archiveDays: numberSetting,
  archiveQuietMinutes: numberSetting,
  staffSecondFactor: secondFactorSetting,
}) satisfies Describes<SettingsSheet>;
