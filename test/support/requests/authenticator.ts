import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;

/**
 * The code that an authenticator app shows, now or some half minutes later. Each is taken once: use 0, then 1.
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
