import type { Media } from '../media.entity.js';

/**
 * Names the guest whose photos may share a decoder, by the signed cookie and the
 * wedding. Undefined for an unknown guest: that photo gets its own.
 */
export function decodingSender({
  weddingId,
  guestId,
}: Pick<Media, 'weddingId' | 'guestId'>): string | undefined {
  return guestId === null ? undefined : `${weddingId}/${guestId}`;
}
