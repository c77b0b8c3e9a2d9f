import { Injectable, Logger } from '@nestjs/common';
import {
  enqueue,
  enqueueAll,
  InjectJobQueue,
  type JobQueue,
  type PlacedJob,
} from '../../../platform/jobs/define-job.js';
import type { Media, ProcessingStep } from '../media.entity.js';
import { copyVideo } from './copy-video.job.js';
import { deriveLarge } from './derive-large.job.js';
import { deriveMedia, type MediaJob } from './derive-media.job.js';
import { ProcessingRepository } from './processing.repository.js';
import { transcodeVideo } from './transcode-video.job.js';
import { WaitingItemsRepository } from './waiting-items.repository.js';

/** Pauses after the first and the second interruption: a machine's trouble passes. */
const MINUTES_UNTIL_NEXT = [1, 10];

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

  private of(step: ProcessingStep): JobQueue<MediaJob> {
    if (step === 'transcode') return this.transcodes;
    if (step === 'copy') return this.copies;
    return step === 'large' ? this.largeOnes : this.derivations;
  }
}
