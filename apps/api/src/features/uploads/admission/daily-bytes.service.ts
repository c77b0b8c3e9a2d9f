import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { limitRefusals } from '../../../platform/metrics/metrics.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';

/** Started uploads may exceed the limit to finish. */
const BEGUN_FACTOR = 2;

const WITHIN_A_DAY = `hour > now() - interval '24 hours'`;
/** SQL: the bytes of 24 hours. */
export const SENT_BYTES = (weddingId: string) =>
  `SELECT coalesce(sum(bytes), 0)::float8 AS bytes FROM wedding_bytes WHERE wedding_id = ${weddingId} AND ${WITHIN_A_DAY}`;
const SENT = SENT_BYTES('$1');

/**
 * SQL: adds a SELECT's rows (wedding, bytes) to the current hour. Locks; run it
 * last.
 */
export const countBytesOf = (select: string) => `
INSERT INTO wedding_bytes (wedding_id, hour, bytes)
SELECT wedding_id, date_trunc('hour', now()), bytes FROM (${select}) AS sent (wedding_id, bytes)
ON CONFLICT (wedding_id, hour) DO UPDATE SET bytes = wedding_bytes.bytes + excluded.bytes`;

/** The bytes of a wedding in 24 hours. */
export interface SentBytes {
  sentBytes: number;
}

/**
 * Bounds a wedding's bytes in 24 hours, so that one link cannot fill the disk.
 * Announced bytes do not count: they would block other guests.
 */
@Injectable()
export class DailyBytesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly settings: SettingsService,
  ) {}

  /** @throws Problem `wedding_day_full` */
  async requireRoom(
    { sentBytes }: SentBytes,
    announcedBytes: number,
  ): Promise<void> {
    if (sentBytes + announcedBytes > (await this.limit())) throw dayFull();
  }

  /** @throws Problem `wedding_day_full` */
  async requireRoomToFinish({ sentBytes }: SentBytes): Promise<void> {
    if (sentBytes > BEGUN_FACTOR * (await this.limit())) throw dayFull();
  }

  /** Bytes in 24 hours; Infinity without a limit. */
  async limit(): Promise<number> {
    return (await this.settings.current()).weddingDailyBytes || Infinity;
  }

  /**
   * Counts a file and checks again, as concurrent files have all seen room.
   * Locks the hour's row until the commit.
   * @param limit read before the transaction, which must not wait for a
   *   second connection
   * @throws Problem `wedding_day_full`
   */
  async count(
    manager: EntityManager,
    { weddingId, bytes }: { weddingId: number; bytes: number },
    limit: number,
  ): Promise<void> {
    await manager.query(countBytesOf('SELECT $1::bigint, $2::bigint'), [
      weddingId,
      bytes,
    ]);
    if ((await this.sentTo(weddingId, manager)) > limit) throw dayFull();
  }

  async forgetOld(): Promise<void> {
    await this.database.query(
      `DELETE FROM wedding_bytes WHERE NOT (${WITHIN_A_DAY})`,
    );
  }

  private async sentTo(
    weddingId: number,
    manager: EntityManager,
  ): Promise<number> {
    const [row] = await manager.query<{ bytes: number }[]>(SENT, [weddingId]);
    return row?.bytes ?? 0;
  }
}

function dayFull(): Problem {
  limitRefusals.inc({ limit: 'wedding-bytes' });
  return new Problem('wedding_day_full');
}
