import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ArchiveReason } from '@hatira/contract';
import type { DataSource } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../../../platform/database/instance-lock.service.js';
import { GalleryNotificationsService } from '../../media/events/gallery-notifications.service.js';
import { ArchiveMessagesService } from '../mail/archive-messages.service.js';
import {
  ARCHIVE_COLUMNS,
  archiveState,
  type ArchiveRow,
} from '../archive-row.js';

export const MAX_ATTEMPTS = 3;
/** A row that waits longer has lost its job; a superfluous job is harmless. */
const LOST_JOB_MINUTES = 5;

const CLAIM = `
UPDATE archives SET status = 'building', progress = 0, built_by = $2, attempts = attempts + 1
WHERE id = $1 AND status IN ('queued', 'building') AND ended_at IS NULL
  AND (built_by IS NULL OR ${isDeadInstance('built_by')})
RETURNING ${ARCHIVE_COLUMNS}`;

/** The claim of this process on an archive that has not ended. */
const CLAIMED = 'id = $1 AND built_by = $2 AND ended_at IS NULL';
const PROGRESS = `UPDATE archives SET progress = $3 WHERE ${CLAIMED} RETURNING ${ARCHIVE_COLUMNS}`;
const READY = `UPDATE archives SET status = 'ready', progress = 100, built_by = NULL, built_bytes = $3 WHERE ${CLAIMED} RETURNING ${ARCHIVE_COLUMNS}`;
const FAILED = `UPDATE archives SET status = 'failed', built_by = NULL, reason = $3 WHERE ${CLAIMED} RETURNING ${ARCHIVE_COLUMNS}`;
const RELEASE = `UPDATE archives SET status = 'queued', progress = 0, built_by = NULL, attempts = attempts - $3 WHERE ${CLAIMED} RETURNING ${ARCHIVE_COLUMNS}`;

/** Until then the sweep leaves the bytes alone. */
const RELEASE_ENDED =
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

/**
 * The archive has ended during its build, or another process has taken it over.
 */
export class BuildOverError extends Error {}

/**
 * Keeps claims, attempts and outcomes of builds in the rows, not in a process.
 */
@Injectable()
export class BuildsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
    private readonly messages: ArchiveMessagesService,
    private readonly notifications: GalleryNotificationsService,
  ) {}

  /**
   * Returns the archive to build; undefined when it is built, given up or
   * claimed by another process.
   */
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
    await this.notify(row);
    return row;
  }

  /**
   * @param percent 0 to 100
   * @throws BuildOverError
   */
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

  /**
   * Releases the claim without an outcome, for the next job.
   * @param isAttemptUndone true: the attempt does not count
   */
  async release(
    id: string,
    { isAttemptUndone }: { isAttemptUndone: boolean },
  ): Promise<void> {
    await this.record(RELEASE, id, isAttemptUndone ? 1 : 0);
  }

  /**
   * Releases the claim on an ended archive, so that the sweep may remove its
   * bytes.
   */
  async releaseEnded(id: string): Promise<void> {
    await this.database.query(RELEASE_ENDED, [id, this.instance.life.id]);
  }

  /**
   * Returns the archives that have lost their job, by their place within their
   * wedding.
   */
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
        await this.messages.sendAll(manager, changed);
      return changed;
    });
    if (!row)
      throw new BuildOverError('the archive is not ours to build any more');
    await this.notify(row);
  }

  private async notify(row: ArchiveRow): Promise<void> {
    await this.notifications.notify(row, {
      event: 'archive',
      data: archiveState(row),
    });
  }
}
