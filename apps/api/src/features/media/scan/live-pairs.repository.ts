import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import { countRevisions } from '../media-revision.js';

/** Live Photos last about three seconds. */
const MAX_CLIP_SECONDS = 5;
const MAX_APART = `interval '3 seconds'`;

const isPhoto = (row: string) => `(${row}.file_type LIKE 'image/%')`;
const isClip = (row: string) =>
  `(NOT ${isPhoto(row)} AND ${row}.duration_seconds <= ${MAX_CLIP_SECONDS})`;
const stem = (row: string) =>
  `lower(regexp_replace(${row}.file_name, '\\.[^.]*$', ''))`;

/** SQL: an unpaired photo and video of one wedding. */
const CANDIDATES = `
FROM media AS one JOIN media AS other ON other.wedding_id = one.wedding_id
WHERE one.id = $1 AND one.deleted_at IS NULL AND other.deleted_at IS NULL
  AND one.live_pair_id IS NULL AND other.live_pair_id IS NULL
  AND ${isPhoto('one')} <> ${isPhoto('other')}`;

const BY_CONTENT_ID = `
(SELECT other.id, 0 AS rank ${CANDIDATES} AND other.content_id = one.content_id
ORDER BY other.created_at, other.id LIMIT 1)`;

/** Two different content ids exclude each other. */
const byName = (photo: string, clip: string) => `
(SELECT other.id, 1 AS rank ${CANDIDATES} AND ${isPhoto(photo)} AND ${isClip(clip)} AND ${stem('other')} = ${stem('one')}
  AND other.taken_at BETWEEN one.taken_at - ${MAX_APART} AND one.taken_at + ${MAX_APART}
  AND (one.content_id IS NULL OR other.content_id IS NULL)
  AND other.guest_id IS NOT DISTINCT FROM one.guest_id
ORDER BY abs(extract(epoch FROM other.taken_at - one.taken_at)), other.id LIMIT 1)`;

/** Without a partner, the item is done with. */
const SEEK = `
WITH partner AS (
  SELECT id FROM (${BY_CONTENT_ID} UNION ALL ${byName('one', 'other')} UNION ALL ${byName('other', 'one')}) AS found
  ORDER BY rank LIMIT 1
), settled AS (
  UPDATE media SET is_scanned = true WHERE id = $1 AND NOT EXISTS (SELECT FROM partner)
)
SELECT id FROM partner`;

const LINK = `
WITH both_files AS (
  SELECT id FROM media
  WHERE id IN ($1, $2) AND live_pair_id IS NULL AND deleted_at IS NULL ORDER BY id FOR UPDATE
)
UPDATE media SET live_pair_id = CASE WHEN id = $1 THEN $2::uuid ELSE $1::uuid END,
  -- One hidden file hides both.
  exposure = CASE WHEN EXISTS (SELECT FROM media WHERE id IN ($1, $2) AND exposure = 'hidden') THEN 'hidden' ELSE exposure END
WHERE id IN (SELECT id FROM both_files) AND (SELECT count(*) FROM both_files) = 2
RETURNING wedding_id::float8 AS "weddingId", edit_key AS "editKey", view_key AS "viewKey"`;

const SETTLE = 'UPDATE media SET is_scanned = true WHERE id = $1';

/** Pairs the photo and the video of a Live Photo that came as two files. */
@Injectable()
export class LivePairsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: MediaEventsService,
  ) {}

  /**
   * Pairs by Apple's content id, else by the same name within three seconds.
   * Call it when the item was scanned and its times are stored: it then counts
   * as scanned, and no sweep repeats it.
   */
  async pair(id: string): Promise<void> {
    const [partner] = await this.database.query<{ id: string }[]>(SEEK, [id]);
    if (partner) await this.link(id, partner.id);
  }

  private async link(id: string, partnerId: string): Promise<void> {
    const linked = await this.database.transaction(async (manager) => {
      const [items] = await manager.query<[ItemKeys[], number]>(LINK, [
        id,
        partnerId,
      ]);
      await manager.query(SETTLE, [id]);
      await countRevisions(manager, items);
      return items;
    });
    await this.events.publish('changed', linked);
  }
}
