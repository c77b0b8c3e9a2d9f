import type {
  LargeWedding,
  OldWedding,
  PanelOverview,
  StorageMonth,
} from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Siblings } from '../../../platform/processes/siblings.js';
import { TIME_ZONE } from '../../../platform/timing/time-zone.js';
import { joinCoupleLink } from '../../weddings/wedding-link.entity.js';

/** Reads an index of all files. */
const LARGEST = `
SELECT couple.hash::float8 AS hash, slug AS "weddingPath", files::float8 AS files, bytes::float8 AS "storageBytes",
  total::float8 AS total
FROM (
  SELECT wedding_id, count(*) AS files, sum(file_size) AS bytes, sum(count(*)) OVER () AS total
  FROM media WHERE deleted_at IS NULL GROUP BY wedding_id ORDER BY bytes DESC, wedding_id LIMIT 10) AS largest
JOIN weddings ON weddings.id = largest.wedding_id ${joinCoupleLink('weddings.id')}
ORDER BY bytes DESC, largest.wedding_id`;

/** Reads an index of twelve months. */
const MONTHS = `
SELECT to_char(month, 'YYYY-MM') AS month, files::float8 AS files, bytes::float8 AS "storageBytes"
FROM (
  SELECT date_trunc('month', now() AT TIME ZONE '${TIME_ZONE}') - n * interval '1 month' AS month
  FROM generate_series(0, 11) AS n) AS months
CROSS JOIN LATERAL (
  SELECT count(*) AS files, coalesce(sum(file_size), 0) AS bytes FROM media
  WHERE deleted_at IS NULL AND created_at >= month AT TIME ZONE '${TIME_ZONE}'
    AND created_at < (month + interval '1 month') AT TIME ZONE '${TIME_ZONE}') AS stored
ORDER BY month`;

const AGE = 'coalesce(last_upload_at, weddings.created_at)';
const IS_OLD = `deleted_at IS NULL AND ${AGE} < now() - $1 * interval '1 month'`;
const OLD_COUNT = `SELECT count(*)::float8 AS count FROM weddings WHERE ${IS_OLD}`;
const OLD = `
SELECT couple.hash::float8 AS hash, slug AS "weddingPath", last_upload_at, weddings.created_at
FROM weddings ${joinCoupleLink('weddings.id')}
WHERE ${IS_OLD} ORDER BY ${AGE}, weddings.id LIMIT 10`;

/** With more files, sums take too long for each call. */
const MANY_FILES = 50_000;
const GOOD_FOR_MS = 5 * 60_000;
/** All processes of a replica show the same sums. */
const SUMS = 'sums of the overview';

type StorageSums = Pick<PanelOverview, 'largestWeddings' | 'storageMonths'>;

interface OldRow {
  hash: number;
  weddingPath: string;
  last_upload_at: Date | null;
  created_at: Date;
}

/** The overview's figures from the database. */
@Injectable()
export class OverviewRepository {
  private kept: { sums: StorageSums; goodUntil: number } | undefined;

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly siblings: Siblings,
  ) {
    siblings.onShared<StorageSums>(SUMS, (sums) => this.keep(sums), 'replica');
  }

  /** Ten weddings, twelve months; of many files up to five minutes old. */
  async storage(): Promise<StorageSums> {
    if (this.kept && performance.now() < this.kept.goodUntil)
      return this.kept.sums;
    const [largest, storageMonths] = await Promise.all([
      this.database.query<(LargeWedding & { total: number })[]>(LARGEST),
      this.database.query<StorageMonth[]>(MONTHS),
    ]);
    const isSlow = (largest[0]?.total ?? 0) > MANY_FILES;
    const largestWeddings = largest.map(({ total: _, ...wedding }) => wedding);
    const sums = { largestWeddings, storageMonths };
    if (isSlow) {
      this.keep(sums);
      this.siblings.share(SUMS, sums, 'replica');
    }
    return sums;
  }

  private keep(sums: StorageSums): void {
    this.kept = { sums, goodUntil: performance.now() + GOOD_FOR_MS };
  }

  /** The number without an upload for so many months, and the ten oldest. */
  async oldWeddings(
    months: number,
  ): Promise<{ count: number; weddings: OldWedding[] }> {
    const [[total], rows] = await Promise.all([
      this.database.query<{ count: number }[]>(OLD_COUNT, [months]),
      this.database.query<OldRow[]>(OLD, [months]),
    ]);
    const weddings = rows.map(
      ({ hash, weddingPath, last_upload_at, created_at }) => ({
        hash,
        weddingPath,
        lastUploadAt: last_upload_at?.toISOString() ?? null,
        createdAt: created_at.toISOString(),
      }),
    );
    return { count: total?.count ?? 0, weddings };
  }
}
