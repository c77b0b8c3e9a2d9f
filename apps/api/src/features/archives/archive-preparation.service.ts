import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../platform/http/errors/problem.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { endedBecause } from './archive-row.js';
import { ArchivesService } from './archives.service.js';

/** At a time: guests' photos are made visible first. */
const BATCH = 3;
/** Looked at: those for which there is no room do not keep smaller ones waiting. */
const LOOKED_AT = 50;
/** A wedding that has been quiet for longer has its archive behind it. */
const RECENT_DAYS = 7;

/** Weddings that have become quiet since their archive was last made, with how much is in them. */
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
ORDER BY newest.created_at LIMIT ${LOOKED_AT}`;

const NOTE = `
INSERT INTO archive_prebuilds (wedding_id, newest_item_at) VALUES ($1, $2)
ON CONFLICT (wedding_id) DO UPDATE SET newest_item_at = excluded.newest_item_at`;

/** Nobody has asked for the one before, and nobody will: it only takes room. */
const REPLACE = `
UPDATE archives SET ${endedBecause('age')}
WHERE wedding_id = $1 AND is_whole_wedding AND requested_at IS NULL AND ended_at IS NULL`;

interface QuietWedding {
  weddingId: number;
  /** As PostgreSQL writes it: a date of JavaScript would be a little older. */
  newestItemAt: string;
  bytes: number;
}

/** Makes the archive of a whole wedding when its guests have stopped sending, so that the couple finds it ready. */
@Injectable()
export class ArchivePreparationService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly archives: ArchivesService,
    private readonly store: ObjectStore,
    private readonly settings: SettingsService,
  ) {}

  /** @returns how many were made */
  async prepareQuiet(): Promise<number> {
    const { quietMinutes } = (await this.settings.current()).archives;
    const quiet = await this.database.query<QuietWedding[]>(QUIET, [
      quietMinutes,
    ]);
    let made = 0;
    for (const { weddingId, newestItemAt, bytes } of quiet) {
      if (made === BATCH) break;
      // As much again stays for guests: an archive that nobody has asked for must not take their room.
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
      // It has been emptied meanwhile, or has archives enough: the next ones are not to blame.
      if (error instanceof Problem) return false;
      throw error;
    }
  }
}
