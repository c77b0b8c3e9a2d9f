import { Injectable, Logger } from '@nestjs/common';
import {
  enqueue,
  enqueueAll,
  InjectJobQueue,
  type JobQueue,
  type PlacedJob,
} from '../../../platform/jobs/define-job.js';
import { within } from '../../../platform/timing/within.js';
import type { Media, ProcessingStep } from '../media.entity.js';
import { copyVideo } from './copy-video.job.js';
import { deriveLarge } from './derive-large.job.js';
import { deriveMedia, type MediaJob } from './derive-media.job.js';
import { ProcessingRepository } from './processing.repository.js';
import { transcodeVideo } from './transcode-video.job.js';
import { WaitingItemsRepository } from './waiting-items.repository.js';

/** Pauses after the first and the second interruption: a machine's trouble passes. */
const MINUTES_UNTIL_NEXT = [1, 10];
/** Redis may never answer. */
const LOOK_MS = 2_000;

/** Enqueues items in the queues of their steps. */
@Injectable()
export class StepQueuesService {
  private readonly logger = new Logger(StepQueuesService.name);

  constructor(
    private readonly processing: ProcessingRepository,
    private readonly waiting: WaitingItemsRepository,
    @InjectJobQueue(deriveMedia)
    private readonly derivations: JobQueue<MediaJob>,
    @InjectJobQueue(deriveLarge)
    private readonly largeOnes: JobQueue<MediaJob>,
    @InjectJobQueue(copyVideo)
    private readonly copies: JobQueue<MediaJob>,
    @InjectJobQueue(transcodeVideo)
    private readonly transcodes: JobQueue<MediaJob>,
  ) {}

  /** Starts the item's next step, after its wedding's other items. */
  async begin(
    { id, weddingId }: Pick<Media, 'id' | 'weddingId'>,
    step: ProcessingStep,
  ): Promise<void> {
    const place = await this.waiting.place(weddingId, step);
    await this.enqueue(id, step, place);
  }

  /**
   * Tries an item again later and alone, since the machine interrupted it.
   * @param reason for the log: the operator learns of it before the third time
   */
  async putOff(media: Media, reason: string): Promise<void> {
    const minutes = MINUTES_UNTIL_NEXT[media.processingAttempts - 1] ?? 0;
    const step = await this.processing.putOff(media, minutes);
    if (!step) return;
    this.logger.warn(
      `processing of ${media.id} was interrupted (${reason}); it is tried again in ${minutes} min`,
    );
    const place = await this.waiting.place(media.weddingId, step);
    await this.enqueue(media.id, step, place, minutes * 60_000);
  }

  /** @param place among the wedding's items, from 1 */
  async enqueue(
    mediaId: string,
    step: ProcessingStep,
    place: number,
    delayMs = 0,
  ): Promise<void> {
    await enqueue(this.of(step), { mediaId }, place, delayMs);
  }

  async enqueueNew(jobs: PlacedJob<MediaJob>[]): Promise<void> {
    await enqueueAll(this.derivations, jobs);
  }

  /** Goes on with the items of a worker that died: Bull notices its jobs after up to a minute. */
  async resume(): Promise<void> {
    const item = await this.waiting.abandoned();
    if (item) await this.enqueue(item.id, item.step, 1);
  }

  /** True if no job waits for a turn; false as well while this process stops, and without Redis. */
  async isWithoutTurns(): Promise<boolean> {
    const look = async () =>
      !(await this.derivations.isPaused(true)) &&
      (await this.derivations.getWaitingCount()) === 0;
    return within(look(), LOOK_MS, false);
  }

  private of(step: ProcessingStep): JobQueue<MediaJob> {
    if (step === 'transcode') return this.transcodes;
    if (step === 'copy') return this.copies;
    return step === 'large' ? this.largeOnes : this.derivations;
  }
}
