import type { WeddingMediaTotals } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { isoText } from '../../../platform/database/sql/iso-text.js';
import { isInTrash } from '../../../platform/database/sql/trash-time.js';

/** Files of a transaction. */
const BATCH = 1_000;

/** Files that are in the albums, or in the trash since a moment. */
export type MediaState = 'live' | 'trash';

const IS_IN_STATE = {
  live: 'deleted_at IS NULL',
  trash: isInTrash('media'),
} as const;
const SINCE = { live: 'created_at', trash: 'deleted_at' } as const;

const figures = (state: MediaState) => `
  count(*) FILTER (WHERE ${IS_IN_STATE[state]})::int AS "${state}Count",
  coalesce(sum(file_size) FILTER (WHERE ${IS_IN_STATE[state]}), 0)::float8 AS "${state}Bytes"`;

/** Microseconds, like the rows. */
const TOTALS = `
SELECT ${figures('live')}, ${figures('trash')}, ${isoText('now()', 'US')} AS until
FROM media WHERE wedding_id = $1`;

interface Figures {
  liveCount: number;
  liveBytes: number;
  trashCount: number;
  trashBytes: number;
  until: string;
}

export interface BatchQuery {
  weddingId: number;
  state: MediaState;
  /** Leaves out later files. */
  until: string;
  /** Last id of the previous batch. */
  after: string | undefined;
}

/** A wedding's files, in batches. */
@Injectable()
export class WeddingMediaRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async totals(weddingId: number): Promise<WeddingMediaTotals> {
    const [row] = await this.database.query<[Figures]>(TOTALS, [weddingId]);
    return {
      live: { count: row.liveCount, bytes: row.liveBytes },
      trash: { count: row.trashCount, bytes: row.trashBytes },
      until: row.until,
    };
  }

  /** Returns at most 1,000 ids, in order. */
  async batch(
    { weddingId, state, until, after }: BatchQuery,
    manager: EntityManager = this.database.manager,
    lock = '',
  ): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM media
       WHERE wedding_id = $1 AND ${IS_IN_STATE[state]} AND ${SINCE[state]} <= $2 AND ($3::uuid IS NULL OR id > $3)
       ORDER BY id LIMIT ${BATCH} ${lock}`,
      [weddingId, until, after],
    );
    return rows.map(({ id }) => id);
  }
}
