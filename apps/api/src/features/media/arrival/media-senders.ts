import type { EntityManager } from 'typeorm';
import type { ItemSender } from '../files/served-media.repository.js';

/** Locks the items in the order of every change, as taking back does. */
const RECORD = `
WITH kept AS (
  SELECT id, wedding_id, guest_id FROM media WHERE id = ANY($1::uuid[]) AND deleted_at IS NULL ORDER BY id FOR UPDATE
), added AS (
  INSERT INTO media_senders (media_id, guest_id, wedding_id)
  SELECT id, $2, wedding_id FROM kept WHERE guest_id IS DISTINCT FROM $2
  ON CONFLICT DO NOTHING
)
SELECT id FROM kept`;

const FORGET = `
DELETE FROM media_senders WHERE media_id = $1 AND guest_id = $2 AND wedding_id = $3
RETURNING sent_at AS "sentAt"`;

const PROMOTE = `
DELETE FROM media_senders WHERE media_id = $1 AND guest_id = (
  SELECT guest_id FROM media_senders WHERE media_id = $1 ORDER BY sent_at, guest_id LIMIT 1
) RETURNING guest_id AS "guestId"`;

/**
 * Puts items on the list of another guest who sent the same files.
 * @returns the ids that still exist
 */
export async function recordSender(
  manager: EntityManager,
  mediaIds: string[],
  guestId: string,
): Promise<Set<string>> {
  const kept = await manager.query<{ id: string }[]>(RECORD, [
    mediaIds,
    guestId,
  ]);
  return new Set(kept.map(({ id }) => id));
}

/**
 * Takes an item off the list of a further sender.
 * @returns when this guest sent it; undefined for a stranger
 */
export async function forgetSender(
  manager: EntityManager,
  mediaId: string,
  { guestId, weddingId }: ItemSender,
): Promise<Date | undefined> {
  const [rows] = await manager.query<[{ sentAt: Date }[], number]>(FORGET, [
    mediaId,
    guestId,
    weddingId,
  ]);
  return rows[0]?.sentAt;
}

/** Removes and returns the guest who becomes the first sender. */
export async function nextSender(
  manager: EntityManager,
  mediaId: string,
): Promise<string | undefined> {
  const [rows] = await manager.query<[{ guestId: string }[], number]>(PROMOTE, [
    mediaId,
  ]);
  return rows[0]?.guestId;
}
