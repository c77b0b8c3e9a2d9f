import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService, SYSTEM } from '../staff/audit/audit.service.js';
import { MediaService } from '../media/media.service.js';
import { forgetDay } from '../weddings/files-due.sql.js';
import { HAS_FILES, IS_DUE } from './due-weddings.js';
import { RetentionNoticesService } from './retention-notices.service.js';

/** The number of weddings in a run, each minute. */
const WEDDINGS = 50;
const FILES = 1_000;
const NAMED_FILES = 20;

const DUE = `SELECT id, slug FROM weddings WHERE ${IS_DUE} ORDER BY files_due_at LIMIT ${WEDDINGS}`;
const STILL_DUE = `SELECT 1 FROM weddings WHERE id = $2 AND ${IS_DUE}`;
const SOME_FILES = `SELECT id FROM media WHERE wedding_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT ${FILES}`;

/**
 * Only when the wedding is empty, so that restored files are announced again.
 */
const END = forgetDay(`NOT ${HAS_FILES}`);

interface DueWedding {
  id: string;
  slug: string;
}

class NoLongerDueError extends Error {}

/** Moves files to the trash after their retention time and a notice. */
@Injectable()
export class MediaRetentionService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly settings: SettingsService,
    private readonly notices: RetentionNoticesService,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  /** May run on several workers; the next run completes an interrupted one. */
  async run(): Promise<void> {
    const { mediaRetentionMonths: months } = await this.settings.current();
    if (months === 0) return this.notices.withdrawAll();
    await this.notices.update(months);
    for (const wedding of await this.database.query<DueWedding[]>(DUE, [
      months,
    ]))
      await this.expire(wedding, months);
  }

  private async expire(wedding: DueWedding, months: number): Promise<void> {
    try {
      while ((await this.expireSome(wedding, months)) > 0);
    } catch (error) {
      if (!(error instanceof NoLongerDueError)) throw error;
    }
  }

  /**
   * @returns number of moved files
   * @throws NoLongerDueError after a concurrent change
   */
  private async expireSome(
    { id, slug }: DueWedding,
    months: number,
  ): Promise<number> {
    const files = await this.database.query<{ id: string }[]>(SOME_FILES, [id]);
    if (files.length === 0) return 0;
    return this.media.moveToTrash(
      { ids: files.map((file) => file.id) },
      async (manager, rows) => {
        await requireStillDue(manager, id, months);
        const details = {
          count: rows.length,
          ids: rows.slice(0, NAMED_FILES).map((row) => row.id),
        };
        const act = {
          action: 'media_expired' as const,
          target: slug,
          weddingId: Number(id),
          details,
        };
        if (rows.length > 0) await this.audit.record(manager, SYSTEM, act);
        await manager.query(END, [id]);
      },
    );
  }
}

/** The caller locks the wedding, so uploads have committed or wait. */
async function requireStillDue(
  manager: EntityManager,
  weddingId: string,
  months: number,
): Promise<void> {
  const rows = await manager.query<unknown[]>(STILL_DUE, [months, weddingId]);
  if (rows.length === 0) throw new NoLongerDueError();
}
