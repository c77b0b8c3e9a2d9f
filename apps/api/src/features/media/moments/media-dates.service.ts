import { isImageType } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, MoreThan, Not, type DataSource } from 'typeorm';
import { photoDeviceFacts } from '../../../platform/imaging/photo/photo.js';
import type { DeviceFacts } from '../../../platform/imaging/picture/recorded-time.js';
import { MediaUnreadableError } from '../../../platform/imaging/process/media-unreadable-error.js';
import { probeVideo } from '../../../platform/imaging/video/video.js';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../../platform/jobs/define-job.js';
import { within } from '../../../platform/timing/within.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import { hasVisibilityOfEvent } from '../../weddings/event-visibility.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { MediaEventsService } from '../events/media-events.service.js';
import { entersSeal } from '../exposure-conditions.js';
import { ExposureEventsService } from '../events/exposure-events.service.js';
import { MediaKeysService } from '../files/media-keys.service.js';
import { countRevision } from '../media-revision.js';
import { Media } from '../media.entity.js';
import { dateMedia, type DateMedia } from './date-media.job.js';
import { datedRow, setDates, type DatedRow } from './dated-rows.js';

/** A stopping worker waits for so many photos. */
const BATCH = 100;
const REDIS_TIMEOUT_MS = 2_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type KnownFacts = Pick<Media, 'recordedTime' | 'camera'>;

/**
 * Computes the moments of a wedding's files again, after its zone or date has
 * changed. Goes on where a killed run ended, and may run twice.
 */
@Injectable()
export class MediaDatesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly store: ObjectStore,
    private readonly events: MediaEventsService,
    private readonly keys: MediaKeysService,
    private readonly exposures: ExposureEventsService,
    @InjectJobQueue(dateMedia) private readonly queue: JobQueue<DateMedia>,
  ) {}

  /** Call it after the commit of a wedding's change. */
  async start(weddingId: number): Promise<void> {
    const wedding = await this.due(weddingId);
    if (wedding?.momentsDueAt) await this.enqueue(wedding);
  }

  /** @returns number of weddings whose job was lost */
  async requeue(): Promise<number> {
    const weddings = await this.database
      .getRepository(Wedding)
      .find({ where: { momentsDueAt: Not(IsNull()) }, take: BATCH });
    if (weddings.length === 0 || (await this.isBusy())) return 0;
    for (const wedding of weddings) await this.enqueue(wedding);
    return weddings.length;
  }

  /** True without Redis, too. */
  private async isBusy(): Promise<boolean> {
    const jobs = this.queue
      .getJobCounts()
      .then(({ waiting, active, delayed }) => waiting + active + delayed);
    return (await within(jobs, REDIS_TIMEOUT_MS, 1)) > 0;
  }

  /** Dates a batch, then starts the next. */
  async run({ weddingId, dueMs, after }: DateMedia): Promise<void> {
    const wedding = await this.due(weddingId);
    if (wedding?.momentsDueAt?.getTime() !== dueMs) return;
    const items = await this.database.getRepository(Media).find({
      where: { weddingId, id: MoreThan(after ?? FIRST_ID) },
      order: { id: 'ASC' },
      take: BATCH,
    });
    const rows: DatedRow[] = [];
    const sealed: Media[] = [];
    for (const item of items) {
      const row = datedRow(item, await this.deviceFacts(item), wedding);
      if (!row) continue;
      rows.push(row);
      if (entersSeal(item, row.eventId, wedding)) sealed.push(item);
    }
    if (rows.length > 0) await this.save(weddingId, rows, sealed);
    const last = items.at(-1);
    if (last && items.length === BATCH) await this.enqueue(wedding, last.id);
    else await this.end(wedding);
  }

  private due(id: number): Promise<Wedding | null> {
    return this.database.getRepository(Wedding).findOneBy({ id });
  }

  private async enqueue(
    { id, momentsDueAt }: Wedding,
    after?: string,
  ): Promise<void> {
    const dueMs = momentsDueAt?.getTime() ?? 0;
    await enqueue(this.queue, {
      weddingId: id,
      dueMs,
      ...(after !== undefined && { after }),
    });
  }

  /** Reads a file whose facts are not known: its processing failed before them. */
  private async deviceFacts(item: Media): Promise<KnownFacts> {
    const { camera, recordedTime } = item;
    const isUnread = camera === null && item.processing !== 'pending';
    if (!isUnread) return { recordedTime, camera };
    const found = await this.read(item);
    return {
      camera: found.camera,
      recordedTime: recordedTime ?? found.recordedTime ?? null,
    };
  }

  private async read({ objectKey, fileType }: Media): Promise<DeviceFacts> {
    try {
      const file = await this.store.localCopy(objectKey);
      try {
        return await (isImageType(fileType)
          ? photoDeviceFacts(file.path, fileType)
          : probeVideo(file.path));
      } finally {
        await file.release();
      }
    } catch (error) {
      const isOfFile =
        error instanceof MediaUnreadableError ||
        error instanceof ObjectMissingError;
      if (isOfFile) return { camera: '' };
      throw error;
    }
  }

  /** @param sealed items, as they were, that others may have seen */
  private async save(
    weddingId: number,
    rows: DatedRow[],
    sealed: Media[],
  ): Promise<void> {
    const changed = await this.database.transaction(async (manager) => {
      const items = await setDates(manager, rows);
      await countRevision(manager, weddingId);
      await this.keys.renewSealed(
        manager,
        sealed.map(({ id }) => id),
      );
      return items;
    });
    await this.events.publishSorted(changed, sealed);
  }

  /** Others see files of a wedding with a sealed event again once all are sorted. */
  private async end(wedding: Wedding): Promise<void> {
    const { id, momentsDueAt } = wedding;
    const asItWas = { id, momentsDueAt: momentsDueAt ?? IsNull() };
    const { manager } = this.database;
    await manager.update(Wedding, asItWas, { momentsDueAt: null });
    if (hasVisibilityOfEvent(wedding))
      await this.exposures.reopen(id, ['view']);
  }
}
