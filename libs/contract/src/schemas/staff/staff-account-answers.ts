import { z } from 'zod';
import { count, moment } from '../common.js';

/** A session of the calling account. */
export const staffSessionEntry = z
  .object({
    id: z.uuid(),
    browser: z
      .string()
      .nullable()
      .describe('Such as Firefox; null where the browser does not say.'),
    system: z
      .string()
      .nullable()
      .describe('Such as Windows; null where the browser does not say.'),
    network: z
      .string()
      .nullable()
      .describe('A /24 or /48; null for sessions of an earlier release.'),
    createdAt: moment,
    lastSeenAt: moment.describe('To within a few minutes.'),
    endsAt: moment.describe('If it is not used until then.'),
    isCurrent: z.boolean().describe('The session of this call.'),
  })
  .meta({ id: 'StaffSession' });
export type StaffSessionEntry = z.infer<typeof staffSessionEntry>;

export const endedSessions = z
  .object({ ended: count.describe('Number of sessions ended.') })
  .meta({ id: 'EndedSessions' });
export type EndedSessions = z.infer<typeof endedSessions>;

export const secondFactorState = z
  .object({
    enabledAt: moment.nullable().describe('Null without a second factor.'),
    recoveryCodesLeft: count,
    isRequired: z
      .boolean()
      .describe('All staff need one, so it cannot be turned off.'),
  })
  .meta({ id: 'SecondFactorState' });
export type SecondFactorState = z.infer<typeof secondFactorState>;

/** Takes effect when a code of it is confirmed within an hour. */
export const secondFactorSetup = z
  .object({
    key: z.string().describe('The shared secret in Base32, to type.'),
    uri: z.string().describe('otpauth:// address for authenticator apps.'),
    qr: z.string().describe('The address as a QR code: a data: SVG.'),
  })
  .meta({ id: 'SecondFactorSetup' });
export type SecondFactorSetup = z.infer<typeof secondFactorSetup>;

export const recoveryCodes = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .describe('Shown once. Each replaces a code one time.'),
  })
  .meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
