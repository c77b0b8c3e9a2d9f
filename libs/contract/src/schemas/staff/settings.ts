import { z } from 'zod';
import {
  MAX_TESTIMONIALS,
  MAX_TESTIMONIAL_LENGTH as MAX,
} from '../../site/testimonials.js';

const text = z.string();
const number = z.number();

/** Each has an environment variable and a default. */
export const settingValues = z.object({
  brandName: text,
  brandMessengerUrl: text.describe('Empty: not shown.'),
  brandSmsUrl: text.describe('Empty: not shown.'),
  brandSocialUrl: text.describe('Empty: not shown.'),
  brandSocialHandle: text,
  brandShortVideoUrl: text.describe('Empty: not shown.'),
  brandShortVideoHandle: text,
  brandEmail: text.describe('Empty: not shown.'),
  brandPrice: number.describe('In `brandCurrency`.'),
  brandCurrency: z
    .enum(['TRY', 'AZN', 'EUR', 'USD', 'GBP', 'CHF', 'KZT', 'RUB'])
    .describe('ISO 4217.'),
  privacyUrl: text.describe(
    'Privacy notice (KVKK art. 10, GDPR art. 13) elsewhere; may be empty.',
  ),
  privacyText: text.describe(
    'Privacy notice on our page: plain text, an empty line starts a paragraph.',
  ),
  companyLine: text.describe('The controller: legal name, address, contact.'),
  maxFileBytes: number,
  weddingDailyBytes: number.describe(
    'Of all guests of a wedding in 24 hours; 0: no limit.',
  ),
  bulkConfirmFiles: number,
  bulkLargeFiles: number,
  bulkVeryLargeFiles: number,
  bulkMaxFiles: number,
  bulkStreamedFiles: number,
  bulkStreamedBytes: number,
  trashDays: number,
  uploadHours: number,
  contactDays: number,
  mediaRetentionMonths: number.describe(
    'Since the last upload of a wedding; 0: kept for good.',
  ),
  oldWeddingMonths: number.describe(
    'Since the last upload; older weddings are listed in the overview.',
  ),
  auditDays: number,
  archiveDays: number,
  archiveQuietMinutes: number,
  staffSecondFactor: z.enum(['off', 'required']),
  demoWedding: z
    .enum(['shown', 'hidden'])
    .describe('The sample wedding that the homepage links.'),
});
export type SettingValues = z.infer<typeof settingValues>;

const source = z
  .enum(['database', 'environment', 'default'])
  .describe('The first that has a value wins.');
export type SettingSource = z.infer<typeof source>;

export interface Setting<Value = SettingValues[keyof SettingValues]> {
  value: Value;
  source: SettingSource;
  fallback: Value;
  variable: string;
}

function setting(value: z.ZodType): z.ZodType {
  return z.object({
    value,
    source,
    fallback: value.describe('The value without the database.'),
    variable: z.string().describe('The environment variable.'),
  });
}

/** `GET /api/admin/settings` */
export const settingsSheet = z
  .object(
    Object.fromEntries(
      Object.entries(settingValues.shape).map(([name, value]) => [
        name,
        setting(value),
      ]),
    ) as {
      [Name in keyof SettingValues]: z.ZodType<Setting<SettingValues[Name]>>;
    },
  )
  .meta({ id: 'Settings' });
export type SettingsSheet = z.infer<typeof settingsSheet>;

/** Text of one line that holds no controls, lone surrogates, line separators or direction marks. */
const line = (length: number) =>
  z
    .string()
    .trim()
    .max(length)
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u);

export const testimonial = z
  .strictObject({
    quote: line(MAX.quote).min(1),
    name: line(MAX.name).min(1),
    occasion: line(MAX.occasion).describe('May be empty.'),
  })
  .meta({ id: 'Testimonial' });
export type PanelTestimonial = z.infer<typeof testimonial>;

/** `PUT /api/admin/testimonials` */
export const changeTestimonials = z.strictObject({
  testimonials: z
    .array(testimonial)
    .max(MAX_TESTIMONIALS)
    .describe('In their order. Empty: the file’s, else the samples.'),
});

export const testimonialSheet = z
  .object({
    testimonials: z.array(testimonial).describe('Set by staff.'),
    hasFile: z.boolean().describe('Whether TESTIMONIALS_FILE is set.'),
  })
  .meta({ id: 'Testimonials' });
export type TestimonialSheet = z.infer<typeof testimonialSheet>;
