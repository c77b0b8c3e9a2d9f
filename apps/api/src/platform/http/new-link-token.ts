import { randomBytes } from 'node:crypto';

/** The letters do not look like digits, as a remote control types them. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Returns 80 random bits as the secret of a link. */
export function newLinkToken(): string {
  return Array.from(
    randomBytes(LENGTH),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
}
