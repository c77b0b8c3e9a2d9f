import type { StaffMember, WeddingMediaTotals } from '@hatira/contract';
import type { ConfirmedMediaUntil } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { within } from '../../../platform/timing/within.js';
import { TrashSweepService } from '../../media/trash-sweep.service.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { PanelMediaService } from './panel-media.service.js';
import {
  WeddingMediaRepository,
  type BatchQuery,
} from './wedding-media.repository.js';

/** The panel waits 60 s; the clean-up erases the rest. */
const ERASING_MS = 20_000;

type Files = Omit<BatchQuery, 'after'>;

/**
 * Changes a wedding's files up to the moment that staff have seen. A batch and
 * its audit entry are one transaction, so after a crash the same call changes
 * the rest.
 */
@Injectable()
export class WeddingMediaService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: WeddingLinksService,
    private readonly rows: WeddingMediaRepository,
    private readonly changes: PanelMediaService,
    private readonly sweep: TrashSweepService,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async totals(hash: number): Promise<WeddingMediaTotals> {
    return this.rows.totals(await this.links.idOf(hash));
  }

  /**
   * Like the next two, returns the number of changed files.
   * @throws Problem `wedding_not_found`, `confirmation_mismatch`
   */
  async trash(
    hash: number,
    { confirm, until }: ConfirmedMediaUntil,
    staff: StaffMember,
  ): Promise<number> {
    const weddingId = await this.confirmed(hash, confirm);
    return this.inBatches({ weddingId, state: 'live', until }, (ids) =>
      this.changes.trash(ids, staff),
    );
  }

  /**
   * Leaves the files that guests took back in the trash.
   * @throws Problem `wedding_not_found`
   */
  async restore(
    hash: number,
    until: string,
    staff: StaffMember,
  ): Promise<number> {
    const weddingId = await this.links.idOf(hash);
    return this.inBatches({ weddingId, state: 'trash', until }, (ids) =>
      this.changes.restore(ids, staff, { isTakenBack: false }),
    );
  }

  /**
   * Final when answered; the clean-up erases bytes that are left.
   * @throws Problem `wedding_not_found`, `confirmation_mismatch`
   */
  async erase(
    hash: number,
    { confirm, until }: ConfirmedMediaUntil,
    staff: StaffMember,
  ): Promise<number> {
    const weddingId = await this.confirmed(hash, confirm);
    const files: Files = { weddingId, state: 'trash', until };
    let erased = 0;
    for (;;) {
      const marked = await this.markSome(files, staff);
      if (marked === 0) break;
      erased += marked;
    }
    await within(this.sweep.eraseMarked(), ERASING_MS, undefined);
    return erased;
  }

  private async inBatches(
    files: Files,
    change: (ids: string[]) => Promise<number>,
  ): Promise<number> {
    let changed = 0;
    let after: string | undefined;
    for (;;) {
      const ids = await this.rows.batch({ ...files, after });
      if (ids.length === 0) return changed;
      const count = await change(ids);
      changed += count;
      after = ids.at(-1);
    }
  }

  private markSome(files: Files, staff: StaffMember): Promise<number> {
    return this.database.transaction(async (manager) => {
      const next = { ...files, after: undefined };
      const ids = await this.rows.batch(next, manager, 'FOR UPDATE');
      if (ids.length === 0) return 0;
      return this.changes.markErased(manager, ids, staff);
    });
  }

  private async confirmed(hash: number, confirm: string): Promise<number> {
    const id = await this.links.idOf(hash);
    const wedding = await this.database.manager.findOneBy(Wedding, { id });
    if (wedding?.slug !== confirm) throw new Problem('confirmation_mismatch');
    return id;
  }
}
