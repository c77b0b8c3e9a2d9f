import {
  createCipheriv,
  createDecipheriv,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Separates this key from others of the session secret. */
const PURPOSE = 'hatira second factor';

/**
 * Encrypts with a key derived from the session secret.
 * @param staffId binds the secret to its row
 * @returns nonce, tag and ciphertext
 */
export function encryptSecret(
  secret: Buffer,
  sessionSecret: string,
  staffId: string,
): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(sessionSecret), nonce, {
    authTagLength: TAG_BYTES,
  });
  cipher.setAAD(Buffer.from(staffId));
  const encrypted = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** @returns undefined if damaged, or of another session secret or account */
export function decryptSecret(
  kept: Buffer,
  sessionSecret: string,
  staffId: string,
): Buffer | undefined {
  const nonce = kept.subarray(0, NONCE_BYTES);
  const tag = kept.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  if (tag.length < TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFrom(sessionSecret), nonce, {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(staffId)).setAuthTag(tag);
  try {
    return Buffer.concat([
      decipher.update(kept.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
  } catch {
    return undefined;
  }
}

function keyFrom(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', PURPOSE, KEY_BYTES));
}
