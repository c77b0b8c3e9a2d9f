import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type EntityManager, type Repository } from 'typeorm';
import { InstanceLockService } from '../../../platform/database/instance-lock.service.js';
import { untilAnswered } from '../../../platform/database/until-answered.js';
import { CHEAPLY_SMALL } from '../../../platform/imaging/photo/photo.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { MediaEventsService } from '../events/media-events.service.js';
import { Media } from '../media.entity.js';
import { countRevision } from '../media-revision.js';
import { datedRow, setDates } from '../moments/dated-rows.js';
import type { Derived } from './processing.repository.js';

/** Bounds the time until the first of them is visible, and the work that a crash repeats. */
const MAX_PHOTOS = 24;
/** Fewer large photos: each takes longer. */
const MAX_BYTES = 48 * 1024 ** 2;

/** SQL: a photo whose thumbnail is cheap, and which no process has tried. A dead process's claim stays in its row. */
const UNTRIED = `
processing = 'pending' AND deleted_at IS NULL AND processing_step = 'derive' AND file_type = '${CHEAPLY_SMALL}'
AND processing_by IS NULL AND processing_attempts = 0 AND processing_tried_at IS NULL`;

/** Locks the photos in the order of all others. A photo alone is no batch. */
const CLAIM = `
WITH first AS (
  SELECT wedding_id, guest_id FROM media WHERE id = $1 AND ${UNTRIED}
), untried AS (
  SELECT id, row_number() OVER urgent AS place, sum(file_size) OVER urgent AS bytes
  FROM media WHERE wedding_id = (SELECT wedding_id FROM first)
    AND guest_id IS NOT DISTINCT FROM (SELECT guest_id FROM first) AND ${UNTRIED}
  WINDOW urgent AS (ORDER BY looked_at DESC NULLS LAST, created_at DESC, id DESC)
), chosen AS (
  SELECT id FROM untried WHERE place <= ${MAX_PHOTOS} AND bytes <= ${MAX_BYTES}
), locked AS (
  SELECT id FROM media
  WHERE id IN (SELECT id FROM chosen) AND (SELECT count(*) FROM chosen) > 1 AND ${UNTRIED}
  ORDER BY id FOR UPDATE SKIP LOCKED
)
UPDATE media SET processing_by = $2 FROM locked WHERE media.id = locked.id
RETURNING media.id`;

const RECORD = `
WITH made AS (
  SELECT * FROM jsonb_to_recordset($1)
    AS made (id uuid, width int, height int, "recordedTime" text, camera text, placeholder text)
), locked AS (
  SELECT id FROM media WHERE id IN (SELECT id FROM made) AND processing_by = $2 ORDER BY id FOR UPDATE
)
UPDATE media SET width = made.width, height = made.height, camera = coalesce(made.camera, media.camera),
  recorded_time = coalesce(made."recordedTime", media.recorded_time), placeholder = made.placeholder,
  renditions = '{thumb}', processing_step = 'preview', processing_queued_at = now(), processing_by = NULL
FROM made JOIN locked USING (id) WHERE media.id = made.id`;

const RELEASE = `
WITH locked AS (
  SELECT id FROM media WHERE id = ANY($1::uuid[]) AND processing_by = $2 ORDER BY id FOR UPDATE
)
UPDATE media SET processing_by = NULL, processing_tried_at = CASE WHEN $3 THEN now() END
FROM locked WHERE media.id = locked.id`;

const COUNT_ATTEMPT = `
UPDATE media SET processing_attempts = processing_attempts + 1 WHERE id = $1 AND processing_by = $2`;

/** A photo with its new thumbnail. */
export interface WithThumb {
  media: Media;
  derived: Derived;
}

/**
 * Claims several photos of one guest at once. Such a claim counts no attempt: the claim of a process that died stays in
 * the row, and from then on the photo is tried alone, with all its attempts.
 */
@Injectable()
export class ThumbBatchesRepository {
  constructor(
    @InjectRepository(Media) private readonly media: Repository<Media>,
    private readonly instance: InstanceLockService,
    private readonly events: MediaEventsService,
  ) {}

  /**
   * Claims untried photos of the item's guest, the most urgent first. Those of guests without a cookie come together too,
   * but share no decoder.
   * @returns an empty list unless the item and another one are such photos
   */
  async claim(id: string): Promise<Media[]> {
    const [rows] = await this.media.query<[{ id: string }[], number]>(CLAIM, [
      id,
      this.instance.life.id,
    ]);
    if (rows.length === 0) return [];
    return this.media.find({
      where: { id: In(rows.map((row) => row.id)) },
      order: { createdAt: 'DESC', id: 'DESC' },
    });
  }

  /** The photos of one wedding have their thumbnails; their previews come next. */
  async record(made: WithThumb[]): Promise<void> {
    const [first] = made;
    if (!first) return;
    const rows = made.map(({ media: { id }, derived }) => ({ id, ...derived }));
    await this.media.manager.transaction(async (manager) => {
      // Locks items before the wedding, against deadlocks.
      await manager.query(RECORD, [
        JSON.stringify(rows),
        first.media.processingBy,
      ]);
      await countRevision(manager, first.media.weddingId);
      await date(manager, made);
    });
    await this.events.publish(
      'changed',
      made.map(({ media }) => media),
    );
  }

  /**
   * Ends claims of photos without a result; no attempt counts.
   * @param isTried true: they come after the others, each alone
   */
  async release(batch: Media[], { isTried = false } = {}): Promise<void> {
    if (batch.length === 0) return;
    const ids = batch.map(({ id }) => id);
    const by = batch[0]?.processingBy;
    await untilAnswered(() => this.media.query(RELEASE, [ids, by, isTried]));
  }

  /** From now on the claim is that of a photo alone, whose attempt counts. */
  async countAttempt(media: Media): Promise<void> {
    const { id, processingBy } = media;
    await untilAnswered(() =>
      this.media.query(COUNT_ATTEMPT, [id, processingBy]),
    );
    media.processingAttempts++;
  }
}

/** Dates the photos in the caller's transaction, which has locked the wedding. */
async function date(manager: EntityManager, made: WithThumb[]): Promise<void> {
  const id = made[0]?.media.weddingId;
  const wedding = await manager.findOneBy(Wedding, { id });
  if (!wedding) return;
  const rows = made.flatMap(({ media, derived }) => {
    const { recordedTime = media.recordedTime, camera = media.camera } =
      derived;
    const row = datedRow(
      { ...media, recordedTime, camera },
      { recordedTime, camera },
      wedding,
    );
    return row ? [row] : [];
  });
  await setDates(manager, rows);
}
