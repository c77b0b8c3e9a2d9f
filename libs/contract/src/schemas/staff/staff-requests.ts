import { z } from 'zod';
import {
  MAX_SETTING_LENGTH,
  type SettingChanges,
  type SettingName,
} from '../../settings.js';
import { QR_PAGES } from '../../routes/staff-routes.js';
import { mediaId, moment, timeZone, titleFont } from '../common.js';
import { settingValues } from './settings.js';
import { mediaExposure } from '../visibility.js';

const MAX_SELECTION = 1_000;

export const staffId = z.uuid();
export const backgroundId = z.uuid();
export const messageId = z.uuid();
const hash = z.int().nonnegative();
const newPassword = z.string().min(10).max(1024);
/** The caller's; without it the answer is `password_required`. */
const currentPassword = z.string().max(1024).optional();
/** Six digits, or a recovery code. */
const code = z.string().max(64);

/** `PUT weddings/{hash}`; ignores the other fields of react-admin's row. */
export const changeWedding = z
  .object({ titleFont: titleFont.optional(), timeZone: timeZone.optional() })
  .refine(({ titleFont, timeZone }) => titleFont ?? timeZone);
export type ChangeWedding = z.infer<typeof changeWedding>;

/** `POST weddings/{hash}/keep` */
export const keepWedding = z.object({ isKept: z.boolean() });

/** `POST weddings/bulk-toggle` */
export const toggleWeddings = z.object({
  hashes: z.array(hash).min(1).max(MAX_SELECTION),
  enabled: z.boolean(),
});

/** `POST weddings/{hash}/links/…` */
export const linkRenewal = z.object({ currentPassword: z.string().max(1024) });

/** `GET /api/admin/weddings/{hash}/qr.…` */
export const qrQuery = z.object({ page: z.enum(QR_PAGES).default('upload') });
export type QrQuery = z.infer<typeof qrQuery>;

/** Exactly the wedding's path, or the message sender's address. */
export const erasure = z.object({ confirm: z.string().max(400) });

/** `POST media/bulk-…` */
export const panelSelection = z.object({
  ids: z.array(mediaId).min(1).max(MAX_SELECTION),
});

/** `POST media/bulk-expose` */
export const panelExposure = panelSelection.extend({ exposure: mediaExposure });

/** `POST media/bulk-erase`: `confirm` is the wedding's path. */
export const mediaErasure = panelSelection.extend(erasure.shape);

/** `POST weddings/{hash}/media/restore` */
export const mediaUntil = z.object({
  until: moment.describe('Later files are left alone.'),
});

/** `POST weddings/{hash}/media/trash` and `…/erase` */
export const confirmedMediaUntil = mediaUntil.extend(erasure.shape);
export type ConfirmedMediaUntil = z.infer<typeof confirmedMediaUntil>;

/** `PUT contact-messages/{id}` */
export const changeMessage = z.object({ status: z.enum(['new', 'answered']) });

/**
 * `POST staff`; without a password the server chooses one and shows it once.
 */
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

/** `POST staff/{id}/password`; a missing one as in `POST staff`. */
export const changePassword = z.object({
  password: newPassword.optional(),
  currentPassword,
});

export const ownPassword = z.object({ currentPassword });

/** Where an open panel does not suffice; `code` with a second factor. */
export const ownIdentity = z.object({ currentPassword, code: code.optional() });

/** `POST second-factor/confirm` */
export const confirmSecondFactor = z.object({ code });

export const sessionId = z.uuid();

const MAX_TEXT_LENGTH = 2_000;

function changedValue(name: string, value: z.ZodType): z.ZodType {
  if (!(value instanceof z.ZodString)) return value.nullish();
  const isNotice = name === 'privacyText';
  return value
    .max(isNotice ? 2 * MAX_SETTING_LENGTH.privacyText : MAX_TEXT_LENGTH)
    .nullish();
}

/** The service applies the variables' rules. */
const settingChanges = z.strictObject(
  Object.fromEntries(
    Object.entries(settingValues.shape).map(([name, value]) => [
      name,
      changedValue(name, value),
    ]),
  ) as { [Name in SettingName]: z.ZodType<SettingChanges[Name]> },
);

/** `PUT settings`; password for `staffSecondFactor`. */
export const changeSettings = settingChanges.extend({ currentPassword });
