import { z } from 'zod';
import type {
  EndedSessions,
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  StaffSessionEntry,
} from '../staff-account-payloads.js';

/** The answers of staff-account-payloads.ts as schemas; the compiler keeps the two equal. */
type Describes<T> = z.ZodType<T>;

const moment = z.iso.datetime().describe('UTC.');
const count = z.int().nonnegative();

export const staffSessionEntry = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable().describe('A /24 or /48.'),
  createdAt: moment,
  lastSeenAt: moment.describe('To within a few minutes.'),
  endsAt: moment,
  isCurrent: z.boolean().describe('The session that asks.'),
}) satisfies Describes<StaffSessionEntry>;

export const endedSessions = z.object({
  ended: count,
}) satisfies Describes<EndedSessions>;

export const secondFactorState = z.object({
  enabledAt: moment.nullable(),
  recoveryCodesLeft: count,
  isRequired: z.boolean().describe('All staff need one.'),
}) satisfies Describes<SecondFactorState>;

export const secondFactorSetup = z.object({
  key: z.string().describe('Base32. Secret.'),
  uri: z.string().describe('otpauth://'),
  qr: z.string().describe('A data: address of an SVG.'),
}) satisfies Describes<SecondFactorSetup>;

export const recoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Shown once.'),
}) satisfies Describes<RecoveryCodes>;
