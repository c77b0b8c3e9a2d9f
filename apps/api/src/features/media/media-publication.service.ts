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

/** What follows when a file has become part of a wedding: it is told to open galleries and made visible. */
@Injectable()
export class MediaPublicationService {
  constructor(
    private readonly events: MediaEventsService,
    private readonly ledger: ProcessingRepository,
    @InjectJobQueue(deriveMedia)
    private readonly derivations: JobQueue<MediaJob>,
    @InjectJobQueue(transcodeVideo)
    private readonly transcodes: JobQueue<MediaJob>,
  ) {}

  /**
   * Call it after the commit; nobody waits for it. The row is the truth, and the clean-up finds what has no job.
   */
  announce(media: Media): void {
    void this.events.publish('changed', [media]);
    // Without the database this job may come too early for other weddings; it must come all the same.
    const place = this.ledger.place(media.weddingId, 'derive').catch(() => 1);
    void enqueue(this.derivations, { mediaId: media.id }, place);
  }

  /**
   * Tries again to make items visible that were given up; with Redis away the clean-up gives them their jobs.
   * @returns how many
   */
  async retry(ids: string[], also: InSameTransaction): Promise<number> {
    const items = await this.ledger.reopen(ids, also);
    await this.events.publish('changed', items);
    await Promise.all(
      inPlaces(items).map(({ id, step, place }) =>
        enqueue(this.queueOf(step), { mediaId: id }, place),
      ),
    );
    return items.length;
  }

  /** Gives items that wait for a lost job a new one. @returns how many */
  async requeue(): Promise<number> {
    const lost = await this.ledger.lost();
    for (const { id, step, place } of lost) {
      await enqueue(this.queueOf(step), { mediaId: id }, place);
    }
    return lost.length;
  }

  private queueOf(step: ProcessingStep): JobQueue<MediaJob> {
    return step === 'derive' ? this.derivations : this.transcodes;
  }
}

/** Numbers the items of each wedding, for each step, from 1. */
function inPlaces(items: WaitingItem[]): (WaitingItem & { place: number })[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = `${item.weddingId} ${item.step}`;
    const place = (counts.get(key) ?? 0) + 1;
    counts.set(key, place);
    return { ...item, place };
  });
}
