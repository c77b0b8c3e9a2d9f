import type { MediaExposure } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys, MediaChoice } from '../files/media-keys.js';
import { tilesOf } from '../files/tiles.sql.js';
import {
  byWedding,
  countRevisions,
  type InSameTransaction,
} from '../media-revision.js';
import { ExposureEventsService } from '../events/exposure-events.service.js';

/** Locks the tiles in the order of every change. */
const lock = (column: 'id' | 'edit_key') => `${tilesOf(column, '$1', '$2')}
SELECT id, edit_key AS "editKey", view_key AS "viewKey", wedding_id::float8 AS "weddingId" FROM media
WHERE deleted_at IS NULL AND exposure <> $3 AND id IN (SELECT id FROM tile)
ORDER BY id FOR NO KEY UPDATE`;

interface ExposedItem extends ItemKeys {
  id: string;
}

/** Shows, holds and hides items to guests and walls. */
@Injectable()
export class MediaExposureService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly events: MediaEventsService,
    private readonly exposures: ExposureEventsService,
  ) {}

  /**
   * Ignores unknown items, the trash, and other weddings' items if one is
   * given.
   * @returns number of changed items, with copies and parts of Live Photos
   */
  async change(
    which: MediaChoice,
    exposure: MediaExposure,
    { weddingId, also }: { weddingId?: number; also?: InSameTransaction } = {},
  ): Promise<number> {
    const [column, ids] =
      'ids' in which
        ? (['id', which.ids] as const)
        : (['edit_key', which.editKeys] as const);
    const rows = await this.database.transaction(async (manager) => {
      const rows = await manager.query<ExposedItem[]>(lock(column), [
        ids,
        weddingId ?? null,
        exposure,
      ]);
      await manager.query(
        'UPDATE media SET exposure = $1 WHERE id = ANY($2::uuid[])',
        [exposure, rows.map(({ id }) => id)],
      );
      await countRevisions(manager, rows);
      await also?.(manager, rows);
      return rows;
    });
    for (const [id, items] of byWedding(rows))
      await this.events.publishToCouple(
        id,
        items.map(({ editKey }) => editKey),
      );
    await this.exposures.publish(rows.map((row) => row.weddingId));
    return rows.length;
  }
}
