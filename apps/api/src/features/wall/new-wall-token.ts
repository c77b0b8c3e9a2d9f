import { randomBytes } from 'node:crypto';

/** Without letters that look like digits, as a remote control types it. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const LENGTH = 16;

/** Returns 80 random bits. */
export function newWallToken(): string {
  return Array.from(
    randomBytes(LENGTH),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');
}
