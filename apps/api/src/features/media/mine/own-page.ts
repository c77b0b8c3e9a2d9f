import { OWN_PAGE_ITEMS } from '@hatira/contract';
import { In, type Repository } from 'typeorm';
import type { ItemSender } from '../files/served-media.repository.js';
import { isoText } from '../../../platform/database/sql/iso-text.js';
import { placeCursor, type ListPlace } from '../place-cursor.js';
import type { Media } from '../media.entity.js';

export interface SentItem {
  row: Media;
  sentAt: Date;
  /** Another guest sent it first. */
  isShared: boolean;
}

interface Place {
  id: string;
  isShared: boolean;
  sentAt: Date;
  /** The time in microseconds. */
  time: string;
}

const PAGE = `
SELECT id, is_shared AS "isShared", sent_at AS "sentAt",
  ${isoText('sent_at', 'US')} AS time
FROM (
  SELECT id, created_at AS sent_at, false AS is_shared FROM media
  WHERE guest_id = $1 AND wedding_id = $2 AND deleted_at IS NULL
  UNION ALL
  SELECT media.id, sent_at, true FROM media_senders JOIN media ON media.id = media_id
  WHERE media_senders.guest_id = $1 AND media_senders.wedding_id = $2 AND deleted_at IS NULL
) AS sent
WHERE $3::timestamptz IS NULL OR (sent_at, id) < ($3::timestamptz, $4::uuid)
ORDER BY sent_at DESC, id DESC LIMIT $5`;

/**
 * Reads what a guest has sent, newest first.
 * @returns `nextCursor` undefined on the last page
 */
export async function ownPage(
  media: Repository<Media>,
  { guestId, weddingId }: ItemSender,
  after?: ListPlace,
): Promise<{ items: SentItem[]; nextCursor: string | undefined }> {
  const found = await media.query<Place[]>(PAGE, [
    guestId,
    weddingId,
    after?.time ?? null,
    after?.id ?? null,
    OWN_PAGE_ITEMS + 1,
  ]);
  const places = found.slice(0, OWN_PAGE_ITEMS);
  const rows = await media.findBy({ id: In(places.map(({ id }) => id)) });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const last = found.length > OWN_PAGE_ITEMS ? places.at(-1) : undefined;
  return {
    items: places.flatMap(({ id, sentAt, isShared }) => {
      const row = byId.get(id);
      return row ? [{ row, sentAt, isShared }] : [];
    }),
    nextCursor: last && placeCursor(last),
  };
}
