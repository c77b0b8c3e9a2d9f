import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import {
  InstanceLockService,
  isDeadInstance,
} from '../../../platform/database/instance-lock.service.js';
import { Media, type ProcessingStep } from '../media.entity.js';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import { countRevision, countRevisions } from '../media-revision.js';
import type { InSameTransaction } from '../media.service.js';

const MAX_ATTEMPTS = 3;
/** A row that waits for so long has lost its job; one job too many does no harm. */
const LOST_JOB_MINUTES = 10;
const BATCH = 500;
/** Beyond it a wedding's items wait in the order in which they came. */
const LAST_PLACE = 1_000;

const CLAIM = `
UPDATE media SET processing_by = $3, processing_attempts = processing_attempts + 1
WHERE id = $1 AND processing = 'pending' AND processing_step = $2 AND deleted_at IS NULL
  AND (processing_by IS NULL OR ${isDeadInstance('processing_by')})
RETURNING id`;

/** Every wedding's first ones, then every wedding's second ones: a batch that is full leaves out no wedding. */
const LOST = `
WITH waiting AS (
  SELECT id, row_number() OVER (PARTITION BY wedding_id, processing_step ORDER BY created_at, id) AS place
  FROM media
  WHERE processing = 'pending' AND deleted_at IS NULL
    AND processing_queued_at < now() - interval '${LOST_JOB_MINUTES} minutes'
    AND (processing_by IS NULL OR ${isDeadInstance('processing_by')})
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

/** An item that waits for a job, and which. */
export interface WaitingItem extends ItemKeys {
  id: string;
  step: ProcessingStep;
}

/** What has been made of a file in one step. */
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

/** Who works on which file, how often it was tried, and how it ended: all in the row, nothing in a process. */
@Injectable()
export class ProcessingRepository {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly instance: InstanceLockService,
    private readonly events: MediaEventsService,
  ) {}

  /** The item, to work on its step; undefined when that is done, given up, or another process is at it. */
  async claim(id: string, step: ProcessingStep): Promise<Media | undefined> {
    const [rows] = await this.media.query<[unknown[], number]>(CLAIM, [
      id,
      step,
      this.instance.life.id,
    ]);
    if (rows.length === 0) return undefined;
    const media = await this.media.findOneByOrFail({ id });
    if (media.processingAttempts <= MAX_ATTEMPTS) return media;
    await this.fail(media, `gave up after ${MAX_ATTEMPTS} attempts`);
    return undefined;
  }

  /** The step is done; `next` is what still has to be made, nothing: the item is ready. */
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
   * The file itself is the reason: it will not be tried again, unless staff ask for it.
   * @param derived what could be made of it all the same
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

  /**
   * Lets the item go without a verdict, for the next job.
   * @param isOurTrouble a full disk or a service that is away: the attempt is given back, the file is not to blame
   */
  async release(
    media: Media,
    { isOurTrouble }: { isOurTrouble: boolean },
  ): Promise<void> {
    const attempts = isOurTrouble
      ? media.processingAttempts - 1
      : media.processingAttempts;
    const change = { processingBy: null, processingAttempts: attempts };
    await this.media.update(
      { id: media.id, processingBy: media.processingBy ?? IsNull() },
      change,
    );
  }

  /** Items that wait for a job that is gone, in the order of their places among those of their wedding. */
  async lost(): Promise<{ id: string; step: ProcessingStep; place: number }[]> {
    return this.media.query(LOST);
  }

  /** The place of a wedding's newest item among those that wait for this step. */
  async place(weddingId: number, step: ProcessingStep): Promise<number> {
    const [row] = await this.media.query<{ place: number }[]>(PLACE, [
      weddingId,
      step,
    ]);
    return row?.place ?? 1;
  }

  /**
   * Lets items that were given up be tried again, at the step at which that was. Others are passed over.
   * @returns those that wait now
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
      // Items before their wedding, as everywhere: two transactions that lock both never wait for each other.
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
