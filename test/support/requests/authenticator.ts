import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * The authenticator's code, or that of later half minutes. Each works once: use
 * 0, then 1.
 * @param key the secret in letters
 */
export function codeOf(key: string, steps = 0): string {
  const totp = new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(key),
  });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS });
}
