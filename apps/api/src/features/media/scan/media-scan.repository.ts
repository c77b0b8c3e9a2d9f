import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { PictureStructure } from '../../../platform/imaging/structure/picture-structure.js';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import { countRevisions } from '../media-revision.js';
import type { Media } from '../media.entity.js';

export type ScannedMedia = Pick<
  Media,
  'id' | 'weddingId' | 'editKey' | 'viewKey' | 'fileType' | 'fileSize'
>;

/** The sum is that of the clip. */
export type ScannedStructure = PictureStructure & { clipCrc32?: number };

export type UnscannedMedia = ScannedMedia & Pick<Media, 'objectKey'>;

const RECORD = `
UPDATE media SET picture_hash = $2, motion_offset = $3, motion_length = $4, motion_crc32 = $5, content_id = $6
WHERE id = $1`;

/** SQL: a picture that the couple hides stays hidden when it comes again. */
const KEEP_HIDDEN = `exposure = CASE WHEN EXISTS (
  SELECT FROM media AS hidden
  WHERE hidden.wedding_id = $1 AND hidden.picture_hash = $2 AND hidden.exposure = 'hidden' AND hidden.deleted_at IS NULL
) THEN 'hidden' ELSE exposure END`;

/** Twins include the trash, whose items may be restored. */
const MARK_TWINS = `
WITH same AS (
  SELECT id FROM media WHERE wedding_id = $1 AND picture_hash = $2 ORDER BY id FOR UPDATE
)
UPDATE media SET has_twin = true, ${KEEP_HIDDEN}
WHERE id IN (SELECT id FROM same) AND NOT has_twin AND (SELECT count(*) FROM same) > 1
RETURNING wedding_id::float8 AS "weddingId", edit_key AS "editKey", view_key AS "viewKey"`;

const UNSCANNED = `
SELECT id, wedding_id::float8 AS "weddingId", edit_key AS "editKey", view_key AS "viewKey", file_type AS "fileType",
  file_size::float8 AS "fileSize", object_key AS "objectKey"
FROM media WHERE NOT is_scanned AND processing <> 'pending' AND deleted_at IS NULL
ORDER BY created_at, id LIMIT $1`;

/** Keeps the results of scans in the rows. */
@Injectable()
export class MediaScanRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: MediaEventsService,
  ) {}

  /**
   * Marks copies of the same picture, and announces them. The item counts as
   * scanned when its pair was sought, too.
   */
  async record(
    media: ScannedMedia,
    { pictureHash, clip, clipCrc32, contentId }: ScannedStructure,
  ): Promise<void> {
    // Committed before the search, so that the later of two copies finds both.
    await this.database.query(RECORD, [
      media.id,
      pictureHash ?? null,
      clip?.offset ?? null,
      clip?.length ?? null,
      clipCrc32 ?? null,
      contentId ?? null,
    ]);
    const changed = await this.database.transaction(async (manager) => {
      const twins = pictureHash
        ? await markTwins(manager, media.weddingId, pictureHash)
        : [];
      const items = clip ? [...twins, media] : twins;
      await countRevisions(manager, items);
      return items;
    });
    await this.events.publish('changed', changed);
  }

  /** Items whose scan or pairing failed. */
  async unscanned(limit: number): Promise<UnscannedMedia[]> {
    return this.database.query<UnscannedMedia[]>(UNSCANNED, [limit]);
  }
}

async function markTwins(
  manager: EntityManager,
  weddingId: number,
  pictureHash: Buffer,
): Promise<ItemKeys[]> {
  const [rows] = await manager.query<[ItemKeys[], number]>(MARK_TWINS, [
    weddingId,
    pictureHash,
  ]);
  return rows;
}
