import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import {
  traced,
  tracked,
  type Traced,
} from '../../platform/jobs/define-job.js';
import type { MediaJob } from './derivatives/derive-media.job.js';
import {
  ProcessingRepository,
  type WaitingItem,
} from './derivatives/processing.repository.js';
import { StepQueuesService } from './derivatives/step-queues.service.js';
import { WaitingItemsRepository } from './derivatives/waiting-items.repository.js';
import { MediaEventsService } from './events/media-events.service.js';
import { byWedding, type InSameTransaction } from './media-revision.js';
import type { Media } from './media.entity.js';

/** A new file, for galleries and worker. */
export type PublishedItem = Pick<
  Media,
  'id' | 'editKey' | 'viewKey' | 'weddingId' | 'publicKey'
>;

type StepOfItem = Pick<WaitingItem, 'id' | 'weddingId' | 'step'>;

interface Announced {
  item: PublishedItem;
  job: MediaJob & Traced;
}

/** Shorter than a person notices. */
const GATHER_MS = 50;

/** Announces a new file and starts its processing. */
@Injectable()
export class MediaPublicationService {
  private readonly waiting: Announced[] = [];

  constructor(
    private readonly events: MediaEventsService,
    private readonly processing: ProcessingRepository,
    private readonly items: WaitingItemsRepository,
    private readonly queues: StepQueuesService,
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
      const last = await this.items.place(weddingId, 'derive').catch(() => 1);
      const jobs = ofOne.map(({ job }, index) => ({
        payload: job,
        place: Math.max(1, last - (ofOne.length - 1 - index)),
      }));
      await this.queues.enqueueNew(jobs);
    }
  }

  /**
   * Starts failed items again and notifies open galleries; ignores other items.
   * @returns number of items that wait now
   */
  async retry(ids: string[], also?: InSameTransaction): Promise<number> {
    const items = await this.processing.reopen(ids, also);
    await this.events.publish('changed', items);
    await this.resume(items);
    return items.length;
  }

  /**
   * Goes on with items that wait again: earlier jobs may have ended without
   * them. Without Redis the sweep enqueues the jobs.
   */
  async resume(items: StepOfItem[]): Promise<void> {
    await Promise.all(
      inPlaces(items).map(({ id, step, place }) =>
        this.queues.enqueue(id, step, place),
      ),
    );
  }

  /** @returns number of replaced jobs */
  async requeue(): Promise<number> {
    const lost = await this.items.lost();
    for (const { id, step, place } of lost) {
      await this.queues.enqueue(id, step, place);
    }
    return lost.length;
  }
}

const withWedding = (announced: Announced) => ({
  ...announced,
  weddingId: announced.item.weddingId,
});

/** Numbers items from 1 for each wedding and step. */
function inPlaces(items: StepOfItem[]): (StepOfItem & { place: number })[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = `${item.weddingId} ${item.step}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return { ...item, place };
  });
}
