import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  enqueue,
  enqueueAll,
  InjectJobQueue,
  traced,
  tracked,
  type JobQueue,
  type Traced,
} from '../../platform/jobs/define-job.js';
import { deriveMedia, type MediaJob } from './derivatives/derive-media.job.js';
import {
  ProcessingRepository,
  type WaitingItem,
} from './derivatives/processing.repository.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { MediaEventsService } from './events/media-events.service.js';
import { byWedding } from './media-revision.js';
import type { Media, ProcessingStep } from './media.entity.js';
import type { InSameTransaction } from './media.service.js';

/** A new file, for galleries and worker. */
export type PublishedItem = Pick<
  Media,
  'id' | 'editKey' | 'viewKey' | 'weddingId' | 'publicKey'
>;

interface Announced {
  item: PublishedItem;
  job: MediaJob & Traced;
}

/** Shorter than a person notices. */
const GATHER_MS = 20;

/** Announces a new file and starts its processing. */
@Injectable()
export class MediaPublicationService {
  private readonly waiting: Announced[] = [];

  constructor(
    private readonly events: MediaEventsService,
    private readonly processing: ProcessingRepository,
    @InjectJobQueue(deriveMedia)
    private readonly derivations: JobQueue<MediaJob>,
    @InjectJobQueue(transcodeVideo)
    private readonly transcodes: JobQueue<MediaJob>,
  ) {}

  /**
   * Call it after the commit, without waiting: the sweep replaces lost jobs.
   */
  announce(item: PublishedItem): void {
    this.waiting.push({ item, job: traced({ mediaId: item.id }) });
    if (this.waiting.length > 1) return;
    void tracked(delay(GATHER_MS).then(() => this.announceWaiting()));
  }

  private async announceWaiting(): Promise<void> {
    const waiting = this.waiting.splice(0);
    void this.events.publish(
      'changed',
      waiting.map(({ item }) => item),
    );
    for (const [weddingId, ofOne] of byWedding(waiting.map(withWedding))) {
      // Without the database jobs go first rather than not at all.
      const last = await this.processing
        .place(weddingId, 'derive')
        .catch(() => 1);
      const jobs = ofOne.map(({ job }, index) => ({
        payload: job,
        place: Math.max(1, last - (ofOne.length - 1 - index)),
      }));
      await enqueueAll(this.derivations, jobs);
    }
  }

  /**
   * Without Redis the sweep enqueues the jobs.
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

  /** @returns number of replaced jobs */
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

const withWedding = (announced: Announced) => ({
  ...announced,
  weddingId: announced.item.weddingId,
});

/** Numbers items from 1 for each wedding and step. */
function inPlaces(items: WaitingItem[]): (WaitingItem & { place: number })[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = `${item.weddingId} ${item.step}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return { ...item, place };
  });
}
