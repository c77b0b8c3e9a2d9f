import { Injectable } from '@nestjs/common';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../platform/jobs/define-job.js';
import { deriveMedia, type MediaJob } from './derivatives/derive-media.job.js';
import {
  ProcessingRepository,
  type WaitingItem,
} from './derivatives/processing.repository.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { MediaEventsService } from './events/media-events.service.js';
import type { Media, ProcessingStep } from './media.entity.js';
import type { InSameTransaction } from './media.service.js';

/** What galleries and the worker must know of a new file. */
export type PublishedItem = Pick<
  Media,
  'id' | 'editKey' | 'viewKey' | 'weddingId' | 'publicKey'
>;

/** Notifies open galleries of a new file and starts its processing. */
@Injectable()
export class MediaPublicationService {
  constructor(
    private readonly events: MediaEventsService,
    private readonly processing: ProcessingRepository,
    @InjectJobQueue(deriveMedia)
    private readonly derivations: JobQueue<MediaJob>,
    @InjectJobQueue(transcodeVideo)
    private readonly transcodes: JobQueue<MediaJob>,
  ) {}

  /**
   * Call it after the commit, without waiting; the sweep replaces a lost job.
   */
  announce(media: PublishedItem): void {
    void this.events.publish('changed', [media]);
    // Without the database the job goes first rather than not at all.
    const place = this.processing
      .place(media.weddingId, 'derive')
      .catch(() => 1);
    void enqueue(this.derivations, { mediaId: media.id }, place);
  }

  /**
   * Processes failed items again; without Redis the sweep enqueues their jobs.
   * @returns number of items
   */
  async retry(ids: string[], also: InSameTransaction): Promise<number> {
    const items = await this.processing.reopen(ids, also);
    await this.events.publish('changed', items);
    await Promise.all(
      inPlaces(items).map(({ id, step, place }) =>
        enqueue(this.queueOf(step), { mediaId: id }, place),
      ),
    );
    return items.length;
  }

  /**
   * Replaces lost jobs.
   * @returns number of items
   */
  async requeue(): Promise<number> {
    const lost = await this.processing.lost();
    for (const { id, step, place } of lost) {
      await enqueue(this.queueOf(step), { mediaId: id }, place);
    }
    return lost.length;
  }

  private queueOf(step: ProcessingStep): JobQueue<MediaJob> {
    return step === 'derive' ? this.derivations : this.transcodes;
  }
}

/** Numbers the items from 1 for each wedding and step. */
function inPlaces(items: WaitingItem[]): (WaitingItem & { place: number })[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = `${item.weddingId} ${item.step}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return { ...item, place };
  });
}
