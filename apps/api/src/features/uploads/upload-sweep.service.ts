import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, type FindOptionsWhere, type Repository } from 'typeorm';
import { momentBefore } from '../../platform/database/sql/database-clock.js';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../platform/jobs/define-job.js';
import { MediaService } from '../media/media.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { originalKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { DailyBytesService } from './admission/daily-bytes.service.js';
import {
  assembleUpload,
  type AssembleUpload,
} from './completion/assemble-upload.job.js';
import { Upload } from './upload.entity.js';
import { HOUR_MS } from '../../platform/timing/durations.js';

const LOST_JOB_MS = 60_000;
/** Longer than any request or build, so that the sweep does not disturb it. */
const LONGEST_WRITE_HOURS = 24;
const BATCH = 500;

/** Cleans up after killed processes and abandoned uploads. */
@Injectable()
export class UploadSweepService {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    @InjectJobQueue(assembleUpload)
    private readonly queue: JobQueue<AssembleUpload>,
    private readonly media: MediaService,
    private readonly store: ObjectStore,
    private readonly settings: SettingsService,
    private readonly daily: DailyBytesService,
  ) {}

  /** @returns number of enqueued uploads, latest first */
  async requeue(): Promise<number> {
    const waiting = await this.uploads.find({
      where: {
        status: 'completing',
        updatedAt: LessThan(await momentBefore(this.uploads, LOST_JOB_MS)),
      },
      order: { updatedAt: 'DESC' },
      take: BATCH,
    });
    for (const { id } of waiting)
      await enqueue(this.queue, { uploadRowId: id });
    return waiting.length;
  }

  /**
   * Removes unfinished uploads and finished rows after UPLOAD_HOURS.
   * @returns number of examined rows
   */
  async forgetOld(): Promise<number> {
    const { uploadHours } = await this.settings.current();
    const before = await momentBefore(this.uploads, uploadHours * HOUR_MS);
    const longBefore = await momentBefore(
      this.uploads,
      Math.max(uploadHours, LONGEST_WRITE_HOURS) * HOUR_MS,
    );
    const isOld: FindOptionsWhere<Upload>[] = [
      { status: Not('storing'), updatedAt: LessThan(before) },
      { status: 'storing', updatedAt: LessThan(longBefore) },
    ];
    const old = await this.uploads.find({ where: isOld, take: BATCH });
    for (const { id } of old) await this.forget(id, isOld);
    await this.discardOrphans(longBefore);
    await this.daily.forgetOld();
    return old.length;
  }

  /** Removes every upload of an erased wedding. */
  async forgetOf(weddingId: number): Promise<void> {
    const uploads = await this.uploads.find({
      where: { weddingId },
      select: { id: true },
    });
    // A deleted wedding receives no uploads.
    for (const { id } of uploads) await this.forget(id, [{ weddingId }]);
  }

  /** Removes every upload of one guest of a wedding, finished or not. */
  async forgetGuest(weddingId: number, guestId: string): Promise<void> {
    const sent = { weddingId, guestId };
    const uploads = await this.uploads.find({
      where: sent,
      select: { id: true },
    });
    for (const { id } of uploads) await this.forget(id, [sent]);
  }

  /** Deletes the bytes first: a kill leaves the row for the next sweep. */
  private async forget(
    id: string,
    isOld: FindOptionsWhere<Upload>[],
  ): Promise<void> {
    await this.uploads.manager.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' as const };
      const upload = await manager.findOne(Upload, {
        where: isOld.map((where) => ({ ...where, id })),
        lock,
      });
      if (!upload) return;
      if (upload.staging) await this.store.discard(upload.staging);
      if (!(await this.media.ownsObject(originalKey(id))))
        await this.store.remove(originalKey(id));
      await manager.delete(Upload, id);
    });
  }

  /** A kill before the insert leaves a staging file without a row. */
  private async discardOrphans(before: Date): Promise<void> {
    for (const staging of await this.store.stagedBefore(before)) {
      if (!(await this.uploads.existsBy({ staging })))
        await this.store.discard(staging);
    }
  }
}
