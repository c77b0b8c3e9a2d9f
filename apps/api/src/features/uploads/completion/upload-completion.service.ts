import { Injectable } from '@nestjs/common';
import { missingRanges } from '@hatira/contract';
import { EventBusService } from '../../../platform/events/event-bus.service.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  enqueue,
  InjectJobQueue,
  type JobQueue,
} from '../../../platform/jobs/define-job.js';
import type { Media } from '../../media/media.entity.js';
import { MediaService } from '../../media/media.service.js';
import { assembleUpload, type AssembleUpload } from './assemble-upload.job.js';
import {
  UploadAssemblyService,
  uploadChanged,
} from './upload-assembly.service.js';
import { contentHash } from '../content-digest.js';
import {
  SlicesRepository,
  type KeptSlice,
} from '../slices/slices.repository.js';
import type { Upload } from '../upload.entity.js';
import { requireUploadsAllowed } from '../admission/upload-permission.js';
import {
  requireIdentity,
  UploadsRepository,
  type UploadIdentity,
} from '../uploads.repository.js';

/** Then this process completes the file too; twice is harmless. */
const TAKE_OVER_MS = 10_000;
/** A hanging store must not take all database connections. */
const MAX_OWN_RUNS = 8;
const GIVE_UP_MS = 60_000;
const LOOK_AGAIN_MS = 500;
const RETRY_AFTER_SECONDS = 5;

/** Starts the completion and waits for it, also without a queue. */
@Injectable()
export class UploadCompletionService {
  private ownRuns = 0;

  constructor(
    private readonly uploads: UploadsRepository,
    private readonly slices: SlicesRepository,
    private readonly assembly: UploadAssemblyService,
    private readonly media: MediaService,
    private readonly events: EventBusService,
    @InjectJobQueue(assembleUpload)
    private readonly queue: JobQueue<AssembleUpload>,
  ) {}

  /**
   * @param said `contentHash` as the phone computed it; hexadecimal digits
   * @throws Problem `upload_not_found`, `upload_mismatch`,
   *   `uploads_disabled`; `upload_incomplete` with the `missing` ranges;
   *   `upload_busy` after a minute
   */
  async complete(
    identity: UploadIdentity,
    said: { note: string | null; contentHash?: string | undefined },
  ): Promise<Media> {
    requireIdentity(identity);
    const upload =
      (await this.uploads.find(identity, ['receiving', 'completing'])) ??
      (await this.uploads.find(identity));
    if (!upload) throw new Problem('upload_not_found');
    if (upload.status === 'refused') throw new Problem('unsupported_media');
    if (upload.status === 'published') {
      const media = await this.published(upload);
      requireSame(media.contentHash, said.contentHash);
      return media;
    }
    requireUploadsAllowed(identity.wedding, upload.createdAt);
    const slices = await this.requireAllSlices(upload);
    const hashes = slices.map(({ sha256 }) => sha256);
    requireSame(contentHash(hashes), said.contentHash);
    await this.uploads.startCompletion(upload, said.note, identity);
    return this.waitForCompletion(upload.id);
  }

  private async requireAllSlices({
    id,
    totalBytes,
  }: Upload): Promise<KeptSlice[]> {
    const slices = await this.slices.allKept(id);
    const missing = missingRanges(
      slices.map((slice) => slice.index),
      totalBytes,
    );
    if (missing.length > 0)
      throw new Problem('upload_incomplete', { details: { missing } });
    return slices;
  }

  /** Polls too, as events may be lost. */
  private async waitForCompletion(rowId: string): Promise<Media> {
    const change = new Change(this.events, uploadChanged(rowId));
    const startedAt = performance.now();
    try {
      let takeOverMs = (await enqueue(this.queue, { uploadRowId: rowId }))
        ? TAKE_OVER_MS
        : 0;
      for (;;) {
        const upload = await this.uploads.byRowId(rowId);
        if (!upload || upload.status === 'refused')
          throw new Problem('upload_not_found');
        if (upload.status === 'published') return await this.published(upload);
        if (upload.status === 'receiving') await this.requireAllSlices(upload);
        const waitedMs = performance.now() - startedAt;
        if (waitedMs > GIVE_UP_MS)
          throw new Problem('upload_busy', {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
          });
        if (waitedMs >= takeOverMs && this.ownRuns < MAX_OWN_RUNS) {
          takeOverMs = waitedMs + TAKE_OVER_MS;
          await this.completeHere(rowId);
        } else {
          await change.within(LOOK_AGAIN_MS);
        }
      }
    } finally {
      change.end();
    }
  }

  private async completeHere(rowId: string): Promise<void> {
    this.ownRuns++;
    try {
      await this.assembly.run(rowId, true);
    } finally {
      this.ownRuns--;
    }
  }

  private async published({ mediaId }: Upload): Promise<Media> {
    if (!mediaId) throw new Problem('upload_not_found');
    return this.media.byIdWithTrash(mediaId);
  }
}

/** The slices of two versions of a file must not become one. */
function requireSame(stored: Buffer, said: string | undefined): void {
  if (said !== undefined && !stored.equals(Buffer.from(said, 'hex')))
    throw new Problem('upload_mismatch');
}

/** A change between two waits counts for the next. */
class Change {
  private hasHappened = false;
  private wake: () => void = () => undefined;
  readonly end: () => void;

  constructor(events: EventBusService, topic: string) {
    this.end = events.subscribe(topic, () => {
      this.hasHappened = true;
      this.wake();
    });
  }

  async within(timeoutMs: number): Promise<void> {
    if (!this.hasHappened) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeoutMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.hasHappened = false;
  }
}
