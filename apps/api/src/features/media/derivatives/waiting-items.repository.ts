import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Media, type ProcessingStep } from '../media.entity.js';
import { CLAIMS, IN_TURN, WAITING } from './processing-claims.js';

/** A longer wait means a lost job; a superfluous one is harmless. */
const LOST_JOB_MINUTES = 10;
const BATCH = 500;
/** A wedding's later items wait in order of arrival. */
const LAST_PLACE = 1_000;

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

const ABANDONED = `
SELECT id, processing_step AS step ${WAITING} AND processing_by IS NOT NULL LIMIT 1`;

interface LostItem {
  id: string;
  step: ProcessingStep;
}

/** Reads which items wait in the queues of their steps. */
@Injectable()
export class WaitingItemsRepository {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
  ) {}

  /** True if the queue `derive-media` has an item that waits. */
  async hasWaiting(): Promise<boolean> {
    const rows = await this.media.query<unknown[]>(
      `SELECT ${WAITING} LIMIT 1`,
      [IN_TURN],
    );
    return rows.length > 0;
  }

  /** Returns an item of the queue `derive-media` whose process died. */
  async abandoned(): Promise<LostItem | undefined> {
    const [item] = await this.media.query<LostItem[]>(ABANDONED, [IN_TURN]);
    return item;
  }

  /** Returns items without a job, by place in their wedding. */
  async lost(): Promise<(LostItem & { place: number })[]> {
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
}
