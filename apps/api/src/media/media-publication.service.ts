import { Inject, Injectable } from '@nestjs/common';
import { enqueue, InjectJobQueue, type JobQueue } from '../jobs/define-job.js';
import { deriveMedia, type MediaJob } from './derivatives/derive-media.job.js';
import { ProcessingLedger } from './derivatives/processing-ledger.js';
import { transcodeVideo } from './derivatives/transcode-video.job.js';
import { MediaEvents } from './media-events.js';
import type { Media, ProcessingStep } from './media.entity.js';
import type { InSameTransaction } from './media.service.js';

/** What follows when a file has become part of a wedding: it is told to open galleries and made visible. */
@Injectable()
export class MediaPublicationService {
  constructor(
    @Inject(MediaEvents) private readonly events: MediaEvents,
    @Inject(ProcessingLedger) private readonly ledger: ProcessingLedger,
    @InjectJobQueue(deriveMedia) private readonly derivations: JobQueue<MediaJob>,
    @InjectJobQueue(transcodeVideo) private readonly transcodes: JobQueue<MediaJob>,
  ) {}

  /**
   * Call it after the commit; nobody waits for it. The row is the truth, and the clean-up finds what has no job.
   */
  announce(media: Media): void {
    void this.events.publish('changed', [media]);
    void enqueue(this.derivations, { mediaId: media.id });
  }

  /**
   * Tries again to make items visible that were given up; with Redis away the clean-up gives them their jobs.
   * @returns how many
   */
  async retry(ids: string[], also: InSameTransaction): Promise<number> {
    const items = await this.ledger.reopen(ids, also);
    await this.events.publish('changed', items);
    await Promise.all(items.map(({ id, step }) => enqueue(this.queueOf(step), { mediaId: id })));
    return items.length;
  }

  /** Gives items that wait for a lost job a new one. @returns how many */
  async requeue(): Promise<number> {
    const lost = await this.ledger.lost();
    for (const { id, step } of lost) {
      await enqueue(this.queueOf(step), { mediaId: id });
    }
    return lost.length;
  }

  private queueOf(step: ProcessingStep): JobQueue<MediaJob> {
    return step === 'derive' ? this.derivations : this.transcodes;
  }
}
