import type { GalleryAccess } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GalleryNotificationsService } from '../media/events/gallery-notifications.service.js';
import {
  ARCHIVE_COLUMNS,
  archiveState,
  endedBecause,
  type ArchiveRow,
} from './archive-row.js';

const END = `
UPDATE archives SET ${endedBecause('link_renewed')}
WHERE wedding_id = $1 AND ended_at IS NULL AND ($2::text IS NULL OR access = $2)
RETURNING ${ARCHIVE_COLUMNS}`;

/** The sweep prepares the whole archive again for the new link. */
const FORGET_PREPARED = 'DELETE FROM archive_prebuilds WHERE wedding_id = $1';

export type EndedArchive = ArchiveRow;

/** Ends archives together with their link. */
@Injectable()
export class ArchiveEndingsService {
  constructor(private readonly notifications: GalleryNotificationsService) {}

  /**
   * Blocks new archives until the caller's transaction ends.
   * @param access of the link; undefined: all archives
   * @returns the ended archives, for `notify`
   */
  async end(
    manager: EntityManager,
    weddingId: number,
    access?: GalleryAccess,
  ): Promise<EndedArchive[]> {
    await manager.query('SELECT pg_advisory_xact_lock($1::bigint)', [
      weddingId,
    ]);
    const [ended] = await manager.query<[ArchiveRow[], number]>(END, [
      weddingId,
      access ?? null,
    ]);
    if (access !== 'view') await manager.query(FORGET_PREPARED, [weddingId]);
    return ended;
  }

  /** Call it after the commit. */
  async notify(ended: EndedArchive[]): Promise<void> {
    for (const row of ended)
      await this.notifications.notify(row, {
        event: 'archive',
        data: archiveState(row),
      });
  }
}
