import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Phones go wrong by some seconds, and people type slowly: the code before and the code after count. */
const WINDOW_STEPS = 1;
/** As RFC 4226 recommends for HMAC-SHA-1. */
const SECRET_BYTES = 20;

/** The only rules that all authenticator apps follow: some ignore others in the address. */
const RULES = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;

/** A new shared secret, 160 random bits. */
export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** The secret in letters, as people type it. */
export function keyOf(secret: Buffer): string {
  return secretOf(secret).base32;
}

/** The address by which an authenticator app takes the secret over. */
export function uriOf(
  secret: Buffer,
  { issuer, account }: { issuer: string; account: string },
): string {
  return new TOTP({
    ...RULES,
    issuer,
    label: account,
    secret: secretOf(secret),
  }).toString();
}

/**
 * The step (RFC 6238: half minutes since 1970) whose code this is, of the present one and its two neighbours.
 * @param code six digits
 * @returns undefined for any other code
 */
export function stepOf(
  secret: Buffer,
  code: string,
  atMs: number,
): number | undefined {
  const totp = new TOTP({ ...RULES, secret: secretOf(secret) });
  const delta = totp.validate({
    token: code,
    timestamp: atMs,
    window: WINDOW_STEPS,
  });
  return delta === null ? undefined : totp.counter({ timestamp: atMs }) + delta;
}

function secretOf(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
