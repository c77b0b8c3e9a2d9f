import { z } from 'zod';
import {
  MAX_SETTING_LENGTH,
  SETTING_CHOICES,
  type SettingChanges,
} from '../settings.js';
import { QR_PAGES } from '../staff-routes.js';
import { mediaId } from './media.js';

const MAX_SELECTION = 1_000;

export const staffId = z.uuid();
export const backgroundId = z.uuid();
export const messageId = z.uuid();
const hash = z.int().nonnegative();
const newPassword = z.string().min(10).max(1024);
/** The own password of the member of staff that asks; without it the answer is `password_required`. */
const currentPassword = z.string().max(1024).optional();
/** Six digits, or a recovery code. */
const code = z.string().max(64);

/** `PUT weddings/{hash}`; other fields of the row are passed over. */
export const changeWedding = z.object({
  titleFont: z.enum(['default', 'script']),
});

/** `POST weddings/{hash}/keep` */
export const keepWedding = z.object({ isKept: z.boolean() });

/** `POST weddings/bulk-toggle` */
export const toggleWeddings = z.object({
  hashes: z.array(hash).min(1).max(MAX_SELECTION),
  enabled: z.boolean(),
});

/** `POST weddings/{hash}/links/…`: the password of the member of staff who asks. */
export const linkRenewal = z.object({ currentPassword: z.string().max(1024) });

/** `GET /api/admin/weddings/{hash}/qr.…` */
export const qrQuery = z.object({ page: z.enum(QR_PAGES).default('upload') });
export type QrQuery = z.infer<typeof qrQuery>;

/** What cannot be taken back is asked for by repeating to the letter the wedding's path, or the address of who wrote. */
export const erasure = z.object({ confirm: z.string().max(400) });

/** `POST media/bulk-…` */
export const panelSelection = z.object({
  ids: z.array(mediaId).min(1).max(MAX_SELECTION),
});

/** `POST media/bulk-erase`: items in the trash, all of the one wedding whose path `confirm` repeats. */
export const mediaErasure = panelSelection.extend(erasure.shape);

/** `PUT contact-messages/{id}` */
export const changeMessage = z.object({ status: z.enum(['new', 'answered']) });

/** `POST staff`; without a password one is made up and shown once. */
export const inviteStaff = z.object({
  email: z.email().max(254),
  password: newPassword.optional(),
  currentPassword,
});

/** `PUT staff/{id}` */
export const changeStaff = z.object({
  isDisabled: z.boolean(),
  currentPassword,
});

/** `POST staff/{id}/password`; without a new password one is made up and shown once. */
export const changePassword = z.object({
  password: newPassword.optional(),
  currentPassword,
});

/** What asks for the own password and nothing else. */
export const ownPassword = z.object({ currentPassword });

/** What an open panel must not be enough for: the own password, and a code where the account has a second factor. */
export const ownIdentity = z.object({ currentPassword, code: code.optional() });

/** `POST second-factor/confirm`: the first code of the app. */
export const confirmSecondFactor = z.object({ code });

export const sessionId = z.uuid();

const text = z.string().max(2_000).nullish();
const number = z.number().nullish();

/** Shapes only; each value then passes the test of its environment variable. */
const settingChanges = z.strictObject({
  brandName: text,
  brandMessengerUrl: text,
  brandSmsUrl: text,
  brandSocialUrl: text,
  brandSocialHandle: text,
  brandShortVideoUrl: text,
  brandShortVideoHandle: text,
  brandEmail: text,
  brandPrice: number,
  privacyUrl: text,
  privacyText: z
    .string()
    .max(2 * MAX_SETTING_LENGTH.privacyText)
    .nullish(),
  companyLine: text,
  maxFileBytes: number,
  weddingDailyBytes: number,
  bulkConfirmFiles: number,
  bulkLargeFiles: number,
  bulkVeryLargeFiles: number,
  bulkMaxFiles: number,
  bulkStreamedFiles: number,
  bulkStreamedBytes: number,
  trashDays: number,
  uploadHours: number,
  contactDays: number,
  mediaRetentionMonths: number,
  auditDays: number,
  archiveDays: number,
  archiveQuietMinutes: number,
  staffSecondFactor: z.enum(SETTING_CHOICES.staffSecondFactor).nullish(),
}) satisfies z.ZodType<SettingChanges>;

/** `PUT settings`: the password is needed where `staffSecondFactor` changes. */
export const changeSettings = settingChanges.extend({ currentPassword });
