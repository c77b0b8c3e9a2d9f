import { createHash } from 'node:crypto';

/** Form of the staging names of `put`. */
export const STAGED_PUT = /^put-[0-9a-f]{16}-/;

/** Prefix of the staging names for a key. */
export function unfinishedName(key: string): string {
  return `put-${createHash('sha256').update(key).digest('hex').slice(0, 16)}-`;
}
