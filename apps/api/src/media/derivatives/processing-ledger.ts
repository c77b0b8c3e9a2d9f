import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { QueryDeepPartialEntity, Repository } from 'typeorm';
import { InstanceLock, isDeadInstance } from '../../database/instance-lock.js';
import { Media, type ProcessingStep } from '../media.entity.js';
import { MediaEvents } from '../media-events.js';
import { countRevision } from '../media-revision.js';

const MAX_ATTEMPTS = 3;
/** A row that waits for so long has lost its job; one job too many does no harm. */
const LOST_JOB_MINUTES = 10;
const BATCH = 500;

const CLAIM = `
UPDATE media SET processing_by = $3, processing_attempts = processing_attempts + 1
WHERE id = $1 AND processing = 'pending' AND processing_step = $2 AND deleted_at IS NULL
  AND (processing_by IS NULL OR ${isDeadInstance('processing_by')})
RETURNING id`;

const LOST = `
UPDATE media SET processing_queued_at = now()
WHERE id IN (
  SELECT id FROM media
  WHERE processing = 'pending' AND deleted_at IS NULL
    AND processing_queued_at < now() - interval '${LOST_JOB_MINUTES} minutes'
    AND (processing_by IS NULL OR ${isDeadInstance('processing_by')})
  ORDER BY processing_queued_at LIMIT ${BATCH}
)
RETURNING id, processing_step AS step`;

/** What has been made of a file in one step. */
export type Derived = Partial<
  Pick<Media, 'width' | 'height' | 'takenAt' | 'durationSeconds' | 'placeholder' | 'renditions'>
>;

/** Who works on which file, how often it was tried, and how it ended: all in the row, nothing in a process. */
@Injectable()
export class ProcessingLedger {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    @Inject(InstanceLock) private readonly instance: InstanceLock,
    @Inject(MediaEvents) private readonly events: MediaEvents,
  ) {}

  /** The item, to work on its step; undefined when that is done, given up, or another process is at it. */
  async claim(id: string, step: ProcessingStep): Promise<Media | undefined> {
    const [rows] = await this.media.query<[unknown[], number]>(CLAIM, [id, step, this.instance.id]);
    if (rows.length === 0) return undefined;
    const media = await this.media.findOneByOrFail({ id });
    if (media.processingAttempts <= MAX_ATTEMPTS) return media;
    await this.fail(media, `gave up after ${MAX_ATTEMPTS} attempts`);
    return undefined;
  }

  /** The step is done; `next` is what still has to be made, nothing: the item is ready. */
  async finish(media: Media, derived: Derived, next?: ProcessingStep): Promise<void> {
    const state = next
      ? { processingStep: next, processingAttempts: 0, processingQueuedAt: () => 'now()' }
      : { processing: 'ready' as const, processingReason: null };
    await this.record(media, { ...derived, ...state, processingBy: null });
  }

  /** The file itself is the reason: it will not be tried again, unless staff ask for it. */
  async fail(media: Media, reason: string): Promise<void> {
    await this.record(media, { processing: 'failed', processingReason: reason, processingBy: null });
  }

  /** Something else was in the way; the next job finds the item free. */
  async release({ id }: Media): Promise<void> {
    await this.media.update(id, { processingBy: null });
  }

  /** Items that wait for a job that is gone. */
  async lost(): Promise<{ id: string; step: ProcessingStep }[]> {
    const [rows] = await this.media.query<[{ id: string; step: ProcessingStep }[], number]>(LOST);
    return rows;
  }

  private async record({ id, weddingId }: Media, change: QueryDeepPartialEntity<Media>): Promise<void> {
    await this.media.manager.transaction(async (manager) => {
      await countRevision(manager, weddingId);
      await manager.update(Media, id, change);
    });
    await this.events.changed(weddingId, [id]);
  }
}
