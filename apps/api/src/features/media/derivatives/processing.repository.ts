import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { InstanceLockService } from '../../../platform/database/instance-lock.service.js';
import { RowClaims } from '../../../platform/database/row-claims.js';
import { Media, type ProcessingStep } from '../media.entity.js';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import { countRevision, countRevisions } from '../media-revision.js';
import type { InSameTransaction } from '../media.service.js';

const MAX_ATTEMPTS = 3;
/** A longer wait means a lost job; a superfluous one is harmless. */
const LOST_JOB_MINUTES = 10;
const BATCH = 500;
/** A wedding's later items wait in order of arrival. */
const LAST_PLACE = 1_000;

const CLAIMS = new RowClaims({
  table: 'media',
  claimedBy: 'processing_by',
  attempts: 'processing_attempts',
  isOpen: `processing = 'pending' AND deleted_at IS NULL`,
});

/** Takes first items of all weddings first, so that no wedding is left out. */
const LOST = `
WITH waiting AS (
  SELECT id, row_number() OVER (PARTITION BY wedding_id, processing_step ORDER BY created_at, id) AS place
  FROM media
  WHERE ${CLAIMS.isLost('processing_queued_at', LOST_JOB_MINUTES)}
  ORDER BY place, created_at LIMIT ${BATCH}
), requeued AS (
  UPDATE media SET processing_queued_at = now() FROM waiting WHERE media.id = waiting.id
  RETURNING media.id, media.processing_step AS step, waiting.place
)
SELECT id, step, place::int AS place FROM requeued ORDER BY place`;

const PLACE = `
SELECT count(*)::int AS place FROM (
  SELECT FROM media WHERE wedding_id = $1 AND processing_step = $2 AND processing = 'pending' AND deleted_at IS NULL
  LIMIT ${LAST_PLACE}
) waiting`;

const REOPEN = `
UPDATE media SET processing = 'pending', processing_reason = NULL, processing_attempts = 0, processing_by = NULL,
  processing_queued_at = now()
WHERE id IN (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) AND processing = 'failed' AND deleted_at IS NULL
  ORDER BY id FOR UPDATE
)
RETURNING id, wedding_id AS "weddingId", edit_key AS "editKey", view_key AS "viewKey", processing_step AS step`;

export interface WaitingItem extends ItemKeys {
  id: string;
  step: ProcessingStep;
}

export type Derived = Partial<
  Pick<
    Media,
    | 'width'
    | 'height'
    | 'takenAt'
    | 'durationSeconds'
    | 'placeholder'
    | 'renditions'
  >
>;

/** Keeps claims and outcomes in the rows. */
@Injectable()
export class ProcessingRepository {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly instance: InstanceLockService,
    private readonly events: MediaEventsService,
  ) {}

  /** @returns undefined when done, given up or claimed by another process */
  async claim(id: string, step: ProcessingStep): Promise<Media | undefined> {
    const claim = { id, by: this.instance.life.id };
    const change = { where: ['processing_step = $3'], values: [step] };
    if (!(await CLAIMS.claim(this.media, claim, change))) return undefined;
    const media = await this.media.findOneByOrFail({ id });
    if (media.processingAttempts <= MAX_ATTEMPTS) return media;
    await this.fail(media, `gave up after ${MAX_ATTEMPTS} attempts`);
    return undefined;
  }

  /** The item is ready without `next`. */
  async finish(
    media: Media,
    derived: Derived,
    next?: ProcessingStep,
  ): Promise<void> {
    const state = next
      ? {
          processingStep: next,
          processingAttempts: 0,
          processingQueuedAt: () => 'now()',
        }
      : { processing: 'ready' as const, processingReason: null };
    await this.record(media, { ...derived, ...state, processingBy: null });
  }

  /**
   * Only staff start it again.
   * @param derived partial results
   */
  async fail(
    media: Media,
    reason: string,
    derived: Derived = {},
  ): Promise<void> {
    await this.record(media, {
      ...derived,
      processing: 'failed',
      processingReason: reason,
      processingBy: null,
    });
  }

  /** @param isAttemptUndone true: the file is not the cause */
  async release(
    media: Media,
    { isAttemptUndone }: { isAttemptUndone: boolean },
  ): Promise<void> {
    const claim = { id: media.id, by: media.processingBy };
    await CLAIMS.release(this.media, claim, { isAttemptUndone });
  }

  /** Returns items without a job, by place in their wedding. */
  async lost(): Promise<{ id: string; step: ProcessingStep; place: number }[]> {
    return this.media.query(LOST);
  }

  /** Returns the place of a wedding's newest item. */
  async place(weddingId: number, step: ProcessingStep): Promise<number> {
    const [row] = await this.media.query<{ place: number }[]>(PLACE, [
      weddingId,
      step,
    ]);
    return row?.place ?? 1;
  }

  /**
   * Starts failed items again.
   * @returns the items that wait now
   */
  async reopen(ids: string[], also: InSameTransaction): Promise<WaitingItem[]> {
    return this.media.manager.transaction(async (manager) => {
      const [rows] = await manager.query<
        [(WaitingItem & { weddingId: string })[], number]
      >(REOPEN, [ids]);
      const items = rows.map((row) => ({
        ...row,
        weddingId: Number(row.weddingId),
      }));
      await countRevisions(manager, items);
      await also(manager, items);
      return items;
    });
  }

  private async record(
    media: Media,
    change: QueryDeepPartialEntity<Media>,
  ): Promise<void> {
    const { id, weddingId } = media;
    await this.media.manager.transaction(async (manager) => {
      // Locks items before the wedding, against deadlocks.
      await manager.update(
        Media,
        { id, processingBy: media.processingBy ?? IsNull() },
        change,
      );
      await countRevision(manager, weddingId);
    });
    await this.events.publish('changed', [media]);
  }
}
