import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { endedBecause } from './archive-row.js';
import { ArchivesService } from './archives.service.js';

/** The number of weddings in a run, so that guests' thumbnails go first. */
const BATCH = 3;
/** So that large archives do not block smaller ones. */
const CANDIDATES = 50;
const RECENT_DAYS = 7;

/** Weddings quiet since their last prepared archive. */
const QUIET = `
SELECT weddings.id::float8 AS "weddingId", newest.created_at::text AS "newestItemAt",
  (SELECT sum(file_size)::float8 FROM media WHERE wedding_id = weddings.id AND deleted_at IS NULL) AS bytes
FROM weddings
CROSS JOIN LATERAL (
  SELECT created_at FROM media WHERE wedding_id = weddings.id AND deleted_at IS NULL
  ORDER BY created_at DESC, id DESC LIMIT 1
) AS newest
LEFT JOIN archive_prebuilds ON archive_prebuilds.wedding_id = weddings.id
WHERE weddings.deleted_at IS NULL
  AND newest.created_at < now() - make_interval(mins => $1)
  AND newest.created_at > now() - make_interval(mins => $1) - interval '${RECENT_DAYS} days'
  AND (archive_prebuilds.newest_item_at IS NULL OR archive_prebuilds.newest_item_at < newest.created_at)
ORDER BY newest.created_at LIMIT ${CANDIDATES}`;

const NOTE = `
INSERT INTO archive_prebuilds (wedding_id, newest_item_at) VALUES ($1, $2)
ON CONFLICT (wedding_id) DO UPDATE SET newest_item_at = excluded.newest_item_at`;

/** The previous prepared archive only takes room. */
const REPLACE = `
UPDATE archives SET ${endedBecause('age')}
WHERE wedding_id = $1 AND is_whole_wedding AND requested_at IS NULL AND ended_at IS NULL`;

interface QuietWedding {
  weddingId: number;
  /** Text, as a JavaScript date loses the microseconds. */
  newestItemAt: string;
  bytes: number;
}

/** Prepares archives of weddings whose uploads have stopped. */
@Injectable()
export class ArchivePreparationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly archives: ArchivesService,
    private readonly store: ObjectStore,
    private readonly settings: SettingsService,
  ) {}

  async prepareQuiet(): Promise<number> {
    const { quietMinutes } = (await this.settings.current()).archives;
    const quiet = await this.database.query<QuietWedding[]>(QUIET, [
      quietMinutes,
    ]);
    let made = 0;
    for (const { weddingId, newestItemAt, bytes } of quiet) {
      if (made === BATCH) break;
      // As much room stays for guests.
      if (!(await this.store.hasRoomFor(2 * bytes))) continue;
      if (await this.prepare(weddingId, newestItemAt)) made++;
    }
    return made;
  }

  private async prepare(
    weddingId: number,
    newestItemAt: string,
  ): Promise<boolean> {
    try {
      await this.archives.prepare(weddingId, async (manager) => {
        await manager.query(NOTE, [weddingId, newestItemAt]);
        await manager.query(REPLACE, [weddingId]);
      });
      return true;
    } catch (error) {
      // The wedding is empty now, or has enough archives.
      if (error instanceof Problem) return false;
      throw error;
    }
  }
}
