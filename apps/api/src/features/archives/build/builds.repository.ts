import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ArchiveReason } from '@hatira/contract';
import type { DataSource, EntityManager } from 'typeorm';
import { InstanceLockService } from '../../../platform/database/instance-lock.service.js';
import {
  RowClaims,
  type ReleaseChange,
  type RowClaim,
} from '../../../platform/database/row-claims.js';
import { GalleryNotificationsService } from '../../media/events/gallery-notifications.service.js';
import { ArchiveMessagesService } from '../mail/archive-messages.service.js';
import {
  ARCHIVE_COLUMNS,
  archiveState,
  type ArchiveRow,
} from '../archive-row.js';

export const MAX_ATTEMPTS = 3;
/** A longer wait means a lost job; a superfluous one is harmless. */
const LOST_JOB_MINUTES = 5;

const CLAIMS = new RowClaims({
  table: 'archives',
  claimedBy: 'built_by',
  attempts: 'attempts',
  isOpen: `status IN ('queued', 'building') AND ended_at IS NULL`,
});

const PROGRESS = `
UPDATE archives SET progress = $3 WHERE id = $1 AND built_by = $2 AND ended_at IS NULL
RETURNING ${ARCHIVE_COLUMNS}`;

const LOST = `
WITH requeued AS (
  UPDATE archives SET queued_at = now() WHERE ${CLAIMS.isLost('queued_at', LOST_JOB_MINUTES)}
  RETURNING id, wedding_id, created_at
)
SELECT id, row_number() OVER (PARTITION BY wedding_id ORDER BY created_at, id)::int AS place FROM requeued ORDER BY place`;

/** Another process has taken over, or the archive has ended. */
export class BuildOverError extends Error {}

@Injectable()
export class BuildsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly instance: InstanceLockService,
    private readonly messages: ArchiveMessagesService,
    private readonly notifications: GalleryNotificationsService,
  ) {}

  /** @returns undefined when built, given up or claimed by another process */
  async claim(id: string): Promise<ArchiveRow | undefined> {
    const row = await CLAIMS.claim<ArchiveRow>(this.database, this.mine(id), {
      set: [`status = 'building'`, 'progress = 0'],
      returning: ARCHIVE_COLUMNS,
    });
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
    await this.record(async (manager) => {
      const values = [id, this.instance.life.id, percent];
      const [[row]] = await manager.query<[ArchiveRow[], number]>(
        PROGRESS,
        values,
      );
      return row;
    });
  }

  /**
   * @param builtBytes null: the layout goes on serving the archive
   * @throws BuildOverError
   */
  async finish(id: string, builtBytes: number | null): Promise<void> {
    await this.end(id, {
      set: [`status = 'ready'`, 'progress = 100', 'built_bytes = $3'],
      values: [builtBytes],
    });
  }

  /** @throws BuildOverError */
  async fail(id: string, reason: ArchiveReason): Promise<void> {
    await this.end(id, {
      set: [`status = 'failed'`, 'reason = $3'],
      values: [reason],
    });
  }

  /** @param isAttemptUndone true: the attempt does not count */
  async release(
    id: string,
    { isAttemptUndone }: { isAttemptUndone: boolean },
  ): Promise<void> {
    await this.end(id, {
      set: [`status = 'queued'`, 'progress = 0'],
      isAttemptUndone,
    });
  }

  /** Lets the sweep remove an ended archive's bytes. */
  async releaseEnded(id: string): Promise<void> {
    await CLAIMS.release(this.database, this.mine(id), {
      where: ['ended_at IS NOT NULL'],
    });
  }

  /** Returns archives without a job, by place in their wedding. */
  async lost(): Promise<{ id: string; place: number }[]> {
    return this.database.query(LOST);
  }

  private mine(id: string): RowClaim {
    return { id, by: this.instance.life.id };
  }

  private async end(id: string, change: ReleaseChange): Promise<void> {
    await this.record((manager) =>
      CLAIMS.release<ArchiveRow>(manager, this.mine(id), {
        ...change,
        where: ['ended_at IS NULL'],
        returning: ARCHIVE_COLUMNS,
      }),
    );
  }

  private async record(
    change: (manager: EntityManager) => Promise<ArchiveRow | undefined>,
  ): Promise<void> {
    const row = await this.database.transaction(async (manager) => {
      const changed = await change(manager);
      if (changed?.status === 'ready' || changed?.status === 'failed')
        await this.messages.sendAll(manager, changed);
      return changed;
    });
    if (!row)
      throw new BuildOverError('the archive has ended or is built elsewhere');
    await this.notify(row);
  }

  private async notify(row: ArchiveRow): Promise<void> {
    await this.notifications.notify(row, {
      event: 'archive',
      data: archiveState(row),
    });
  }
}
