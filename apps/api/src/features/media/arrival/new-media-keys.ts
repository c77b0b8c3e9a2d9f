import { randomBytes, randomUUID } from 'node:crypto';
import type { Media } from '../media.entity.js';

const PUBLIC_KEY_BYTES = 18;

export type MediaKeys = Pick<Media, 'id' | 'editKey' | 'viewKey' | 'publicKey'>;

/** Ids for staff, each link and the file's address. */
export function newMediaKeys(): MediaKeys {
  return {
    id: randomUUID(),
    editKey: randomUUID(),
    viewKey: randomUUID(),
    publicKey: randomBytes(PUBLIC_KEY_BYTES).toString('base64url'),
  };
}
