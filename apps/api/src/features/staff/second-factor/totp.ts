import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Clocks drift and people type slowly, so both neighbours are valid. */
const WINDOW_STEPS = 1;
/** Recommended by RFC 4226 for HMAC-SHA-1. */
const SECRET_BYTES = 20;

/** Some apps ignore other rules in the address. */
const RULES = { algorithm: 'SHA1', digits: 6, period: STEP_SECONDS } as const;

/** Returns 160 random bits. */
export function newSecret(): Buffer {
  return Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);
}

/** Returns Base32, to type. */
export function keyOf(secret: Buffer): string {
  return secretOf(secret).base32;
}

/** Returns the address for an authenticator app. */
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
 * Returns the step (RFC 6238: half minutes since 1970), current or neighbour.
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
