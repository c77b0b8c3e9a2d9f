import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import type { DataSource } from 'typeorm';
import {
  runPrepared,
  type Prepared,
} from '../../../platform/database/sql/prepared.js';
import type { ItemSender } from '../files/served-media.repository.js';

const MOST_GUESTS = 20_000;

/** Two looks into an index. */
const HAS_STORED: Prepared = {
  name: 'guest_has_stored',
  text: `
SELECT EXISTS (SELECT FROM media WHERE guest_id = $1 AND wedding_id = $2 AND deleted_at IS NULL)
  OR EXISTS (SELECT FROM media_senders WHERE guest_id = $1 AND wedding_id = $2) AS "hasStored"`,
};

/** Knows the guests of whom a wedding has no file yet. */
@Injectable()
export class FirstFilesService {
  /** Guests with a file; the others are asked for again. */
  private readonly senders = new LRUCache<string, true>({ max: MOST_GUESTS });

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async isWithoutFile({ weddingId, guestId }: ItemSender): Promise<boolean> {
    const key = `${weddingId} ${guestId}`;
    if (this.senders.get(key)) return false;
    const [row] = await runPrepared<{ hasStored: boolean }>(
      this.database,
      HAS_STORED,
      [guestId, weddingId],
    );
    if (row?.hasStored) this.senders.set(key, true);
    return !row?.hasStored;
  }
}
