import { isImageType } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type QueryDeepPartialEntity, type Repository } from 'typeorm';
import { InstanceLockService } from '../../../platform/database/instance-lock.service.js';
import { CANNOT_BE_SHOWN } from '../failed-media.js';
import { Media, type ProcessingStep } from '../media.entity.js';
import { MediaEventsService } from '../events/media-events.service.js';
import type { ItemKeys } from '../files/media-keys.js';
import {
  countRevision,
  countRevisions,
  type InSameTransaction,
} from '../media-revision.js';
import { dateItem } from '../moments/dated-rows.js';
import { CLAIMS } from './processing-claims.js';

export const MAX_ATTEMPTS = 3;
const REOPEN = `
UPDATE media SET processing = 'pending', processing_reason = NULL, processing_attempts = 0, processing_by = NULL,
  processing_tried_at = NULL, processing_queued_at = now()
WHERE id IN (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) AND ${CANNOT_BE_SHOWN} AND deleted_at IS NULL
  ORDER BY id FOR UPDATE
)
RETURNING id, wedding_id::float8 AS "weddingId", edit_key AS "editKey", view_key AS "viewKey", processing_step AS step`;

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
   * Only the couple and staff start it again.
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

  /**
   * Releases an item that the machine interrupted. The queue of large items works on one at a time; those of playable
   * versions do so anyway. Until its job is due the item does not count as lost.
   * @returns the step that comes next; undefined when the claim was lost
   */
  async putOff(
    media: Media,
    delayMinutes: number,
  ): Promise<ProcessingStep | undefined> {
    const claim = { id: media.id, by: media.processingBy };
    const row = await CLAIMS.release<{ step: ProcessingStep }>(
      this.media,
      claim,
      {
        set: [
          'processing_tried_at = now()',
          `processing_queued_at = now() + $3 * interval '1 minute'`,
          `processing_step = CASE WHEN processing_step IN ('copy', 'transcode') THEN processing_step ELSE 'large' END`,
        ],
        values: [delayMinutes],
        returning: 'processing_step AS step',
      },
    );
    return row?.step;
  }

  /**
   * Starts failed items again, except recordings of sound.
   * @returns the items that wait now
   */
  async reopen(
    ids: string[],
    also?: InSameTransaction,
  ): Promise<WaitingItem[]> {
    return this.media.manager.transaction(async (manager) => {
      const [items] = await manager.query<[WaitingItem[], number]>(REOPEN, [
        ids,
      ]);
      await countRevisions(manager, items);
      await also?.(manager, items);
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
