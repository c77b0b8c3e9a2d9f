import { z } from 'zod';
import { LANGUAGES } from '../languages.js';
import { bytes } from './common.js';

const providerLinks = z
  .object({
    messenger: z.string(),
    sms: z.string(),
    social: z.string(),
    socialHandle: z.string(),
    shortVideo: z.string(),
    shortVideoHandle: z.string(),
    email: z.string(),
  })
  .describe('Empty where the provider does not use the service.');
export type ProviderLinks = z.infer<typeof providerLinks>;

const bulkLimits = z
  .object({
    confirmFiles: z.int(),
    largeFiles: z.int(),
    veryLargeFiles: z.int(),
    maxFiles: z.int(),
    streamedFiles: z.int(),
    streamedBytes: bytes,
  })
  .describe(
    'Selected files above which a download asks, warns, advises and is refused; up to which it is streamed at once, ' +
      'not as an archive.',
  );
export type BulkLimits = z.infer<typeof bulkLimits>;

/** `GET /api/config` */
export const publicConfig = z
  .object({
    brandName: z.string(),
    price: z.int().describe('In `currency`.'),
    currency: z.string().describe('ISO 4217.'),
    languages: z.array(z.enum(LANGUAGES)),
    links: providerLinks,
    limits: z.object({
      maxFileBytes: bytes,
      sliceBytes: bytes,
      bulk: bulkLimits,
    }),
    canMailArchives: z
      .boolean()
      .describe('Whether a message can be sent when an archive is ready.'),
    privacyUrl: z
      .string()
      .describe(
        'The privacy notice: an address elsewhere, or /privacy; may be empty.',
      ),
    companyLine: z
      .string()
      .describe(
        'Legal name, address and contact of the provider; may be empty.',
      ),
  })
  .meta({ id: 'PublicConfig' });
export type PublicConfig = z.infer<typeof publicConfig>;
