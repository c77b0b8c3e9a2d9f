import { isImageType } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { InstanceLockService } from '../../../platform/database/instance-lock.service.js';
import { RowClaims } from '../../../platform/database/row-claims.js';
import { Media, type ProcessingStep } from '../media.entity.js';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import {
  countRevision,
  countRevisions,
  type InSameTransaction,
} from '../media-revision.js';
import { dateItem } from '../moments/dated-rows.js';

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
  SELECT FROM media WHERE wedding_id = $1 AND processing_step = ANY($2) AND processing = 'pending' AND deleted_at IS NULL
  LIMIT ${LAST_PLACE}
) waiting`;

/** Steps of the queue `derive-media`. */
const IN_TURN: ProcessingStep[] = ['derive', 'preview'];

const WAITING = `
FROM media WHERE processing_step = ANY($1) AND ${CLAIMS.isWaiting}`;

/**
 * Thumbnails go before previews, the wedding with its turn before others, newer
 * items before older ones; items of a failed attempt go last.
 */
const NEXT = `
SELECT id, processing_step AS step ${WAITING}
ORDER BY processing_tried_at NULLS FIRST, processing_step = 'preview',
  wedding_id = (SELECT wedding_id FROM media WHERE id = $2) DESC, created_at DESC, id DESC
LIMIT 1`;

const REOPEN = `
UPDATE media SET processing = 'pending', processing_reason = NULL, processing_attempts = 0, processing_by = NULL,
  processing_tried_at = NULL, processing_queued_at = now()
WHERE id IN (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) AND processing = 'failed' AND deleted_at IS NULL
  ORDER BY id FOR UPDATE
)
RETURNING id, wedding_id::float8 AS "weddingId", edit_key AS "editKey", view_key AS "viewKey", processing_step AS step`;

type NextItem = Pick<WaitingItem, 'id' | 'step'>;

/** Later steps learn no more of the time. */
const READS_DATES = new Set<ProcessingStep>(['derive', 'large']);

const PHOTO_OF_LIVE = `
SELECT photo.wedding_id::float8 AS "weddingId", photo.edit_key AS "editKey", photo.view_key AS "viewKey"
FROM media AS video JOIN media AS photo ON photo.id = video.live_pair_id
WHERE video.id = $1 AND photo.deleted_at IS NULL`;

export interface WaitingItem extends ItemKeys {
  id: string;
  step: ProcessingStep;
}

export type Derived = Partial<
  Pick<
    Media,
    | 'width'
    | 'height'
    | 'recordedTime'
    | 'camera'
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

  /**
   * Claims the most urgent item of the queue `derive-media`: newest first,
   * thumbnails of all weddings before previews.
   * @param id an item of the wedding that has its turn
   */
  async claimNext(id: string, steps = IN_TURN): Promise<Media | undefined> {
    for (;;) {
      const [next] = await this.media.query<NextItem[]>(NEXT, [steps, id]);
      if (!next) return undefined;
      // Another process may have claimed it.
      const media = await this.claim(next.id, next.step);
      if (media) return media;
    }
  }

  /** True if the queue `derive-media` has an item that waits. */
  async hasWaiting(): Promise<boolean> {
    const rows = await this.media.query<unknown[]>(
      `SELECT ${WAITING} LIMIT 1`,
      [IN_TURN],
    );
    return rows.length > 0;
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
          processingTriedAt: null,
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
    // Behind the others, or each of their jobs would try it again.
    const set = ['processing_tried_at = now()'];
    await CLAIMS.release(this.media, claim, { isAttemptUndone, set });
  }

  /** Returns items without a job, by place in their wedding. */
  async lost(): Promise<{ id: string; step: ProcessingStep; place: number }[]> {
    return this.media.query(LOST);
  }

  /** Returns the place of a wedding's newest item in the step's queue. */
  async place(weddingId: number, step: ProcessingStep): Promise<number> {
    const steps = IN_TURN.includes(step) ? IN_TURN : [step];
    const [row] = await this.media.query<{ place: number }[]>(PLACE, [
      weddingId,
      steps,
    ]);
    return row?.place ?? 1;
  }

  /**
   * Starts failed items again.
   * @returns the items that wait now
   */
  async reopen(ids: string[], also: InSameTransaction): Promise<WaitingItem[]> {
    return this.media.manager.transaction(async (manager) => {
      const [items] = await manager.query<[WaitingItem[], number]>(REOPEN, [
        ids,
      ]);
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
      if (READS_DATES.has(media.processingStep)) await dateItem(manager, media);
    });
    await this.events.publish('changed', [
      media,
      ...(await this.photoOf(media)),
    ]);
  }

  /** The photo of a Live Photo has an address of its video. */
  private async photoOf({ id, fileType }: Media): Promise<ItemKeys[]> {
    if (isImageType(fileType)) return [];
    return this.media.query<ItemKeys[]>(PHOTO_OF_LIVE, [id]);
  }
}
