import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ArchiveReason } from '@hatira/contract';
import type { DataSource } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../../../platform/database/instance-lock.service.js';
import { GalleryNewsService } from '../../media/events/gallery-news.service.js';
import { ArchiveMessagesService } from '../archive-messages.service.js';
import {
  ARCHIVE_COLUMNS,
  archiveState,
  type ArchiveRow,
} from '../archive-row.js';

export const MAX_ATTEMPTS = 3;
/** A row that waits for so long has lost its job; one job too many does no harm. */
const LOST_JOB_MINUTES = 5;

const CLAIM = `
UPDATE archives SET status = 'building', progress = 0, built_by = $2, attempts = attempts + 1
WHERE id = $1 AND status IN ('queued', 'building') AND ended_at IS NULL
  AND (built_by IS NULL OR ${isDeadInstance('built_by')})
RETURNING ${ARCHIVE_COLUMNS}`;

/** Only who has claimed it, and only while it has not ended. */
const MINE = 'id = $1 AND built_by = $2 AND ended_at IS NULL';
const PROGRESS = `UPDATE archives SET progress = $3 WHERE ${MINE} RETURNING ${ARCHIVE_COLUMNS}`;
const READY = `UPDATE archives SET status = 'ready', progress = 100, built_by = NULL, built_bytes = $3 WHERE ${MINE} RETURNING ${ARCHIVE_COLUMNS}`;
const FAILED = `UPDATE archives SET status = 'failed', built_by = NULL, reason = $3 WHERE ${MINE} RETURNING ${ARCHIVE_COLUMNS}`;
const RELEASE = `UPDATE archives SET status = 'queued', progress = 0, built_by = NULL, attempts = attempts - $3 WHERE ${MINE} RETURNING ${ARCHIVE_COLUMNS}`;

/** Until then the sweep leaves its bytes alone. */
const LET_GO =
  'UPDATE archives SET built_by = NULL WHERE id = $1 AND built_by = $2 AND ended_at IS NOT NULL';

const LOST = `
WITH requeued AS (
  UPDATE archives SET queued_at = now()
  WHERE status IN ('queued', 'building') AND ended_at IS NULL
    AND queued_at < now() - interval '${LOST_JOB_MINUTES} minutes'
    AND (built_by IS NULL OR ${isDeadInstance('built_by')})
  RETURNING id, wedding_id, created_at
)
SELECT id, row_number() OVER (PARTITION BY wedding_id ORDER BY created_at, id)::int AS place FROM requeued ORDER BY place`;

/** The archive has ended while it was being built, or another process has taken over. */
export class BuildOverError extends Error {}

/** Who builds which archive, how often it was tried, and how it ended: all in the row, nothing in a process. */
@Injectable()
export class BuildsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
    private readonly messages: ArchiveMessagesService,
    private readonly news: GalleryNewsService,
  ) {}

  /** The archive, to build it; undefined when that is done, given up, or another process is at it. */
  async claim(id: string): Promise<ArchiveRow | undefined> {
    const [[row]] = await this.database.query<[ArchiveRow[], number]>(CLAIM, [
      id,
      this.instance.life.id,
    ]);
    if (!row) return undefined;
    if (row.attempts > MAX_ATTEMPTS) {
      await this.fail(id, 'build_failed');
      return undefined;
    }
    await this.tell(row);
    return row;
  }

  /** @param percent 0 to 100 @throws BuildOverError */
  async progress(id: string, percent: number): Promise<void> {
    await this.record(PROGRESS, id, percent);
  }

  /** @throws BuildOverError */
  async finish(id: string, builtBytes: number): Promise<void> {
    await this.record(READY, id, builtBytes);
  }

  /** @throws BuildOverError */
  async fail(id: string, reason: ArchiveReason): Promise<void> {
    await this.record(FAILED, id, reason);
  }

  /** Lets it go without a verdict, for the next job. @param isAttemptGivenBack nobody is to blame */
  async release(
    id: string,
    { isAttemptGivenBack }: { isAttemptGivenBack: boolean },
  ): Promise<void> {
    await this.record(RELEASE, id, isAttemptGivenBack ? 1 : 0);
  }

  /** Of an archive that has ended meanwhile nothing is being written any more: the sweep may remove what there is. */
  async letGo(id: string): Promise<void> {
    await this.database.query(LET_GO, [id, this.instance.life.id]);
  }

  /** Archives that wait for a job that is gone, in the order of their places among those of their wedding. */
  async lost(): Promise<{ id: string; place: number }[]> {
    return this.database.query(LOST);
  }

  private async record(
    statement: string,
    id: string,
    value: unknown,
  ): Promise<void> {
    const mine = [id, this.instance.life.id, value];
    const row = await this.database.transaction(async (manager) => {
      const [[changed]] = await manager.query<[ArchiveRow[], number]>(
        statement,
        mine,
      );
      if (changed?.status === 'ready' || changed?.status === 'failed')
        await this.messages.keep(manager, changed);
      return changed;
    });
    if (!row)
      throw new BuildOverError('the archive is not ours to build any more');
    await this.tell(row);
  }

  private async tell(row: ArchiveRow): Promise<void> {
    await this.news.tell(row, { event: 'archive', data: archiveState(row) });
  }
}
