import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, type Repository } from 'typeorm';
import { Config } from '../config/load-config.js';
import { enqueue, InjectJobQueue, type JobQueue } from '../jobs/define-job.js';
import { originalKey } from '../storage/keys.js';
import { ObjectStore } from '../storage/object-store.js';
import { assembleUpload, type AssembleUpload } from './assemble-upload.job.js';
import { Upload } from './upload.entity.js';

const HOUR_MS = 3_600_000;
/** An upload that waits for its seal for so long has lost its job. */
const LOST_JOB_MS = 60_000;
const BATCH = 500;

/** Finds what killed processes and guests who went home have left. */
@Injectable()
export class UploadSweepService {
  constructor(
    @InjectRepository(Upload) private readonly uploads: Repository<Upload>,
    @InjectJobQueue(assembleUpload) private readonly queue: JobQueue<AssembleUpload>,
    @Inject(ObjectStore) private readonly store: ObjectStore,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** Gives uploads that wait to be sealed a job again. @returns how many */
  async requeue(): Promise<number> {
    const waiting = await this.uploads.find({
      where: { status: 'sealing', updatedAt: LessThan(new Date(Date.now() - LOST_JOB_MS)) },
      take: BATCH,
    });
    for (const { id } of waiting) await enqueue(this.queue, { uploadRowId: id });
    return waiting.length;
  }

  /** Forgets unfinished uploads and their bytes, and the rows of finished ones, after UPLOAD_HOURS. @returns how many */
  async forgetOld(): Promise<number> {
    const before = new Date(Date.now() - this.config.uploadHours * HOUR_MS);
    const old = await this.uploads.find({
      where: { status: In(['storing', 'receiving', 'published']), updatedAt: LessThan(before) },
      take: BATCH,
    });
    for (const upload of old) await this.forget(upload, before);
    await this.discardOrphans(before);
    return old.length;
  }

  private async forget({ id, status, staging }: Upload, before: Date): Promise<void> {
    const { affected } = await this.uploads.delete({ id, status, updatedAt: LessThan(before) });
    if (!affected) return;
    if (status === 'storing') await this.store.remove(originalKey(id));
    if (status === 'receiving' && staging) await this.store.discard(staging);
  }

  /** Staged files without a row: a process was killed between opening the place and noting it down. */
  private async discardOrphans(before: Date): Promise<void> {
    for (const staging of await this.store.stagedBefore(before)) {
      if (!(await this.uploads.existsBy({ staging }))) await this.store.discard(staging);
    }
  }
}
