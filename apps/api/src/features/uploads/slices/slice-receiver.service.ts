import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SLICE_BYTES, type ByteRange } from '@hatira/contract';
import { Problem } from '../../../platform/http/errors/problem.js';
import { uploadBytes } from '../../../platform/metrics/metrics.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import { ContentDigest } from '../content-digest.js';
import { HeldBytesService } from './held-bytes.service.js';
import { mediaTypeOf, peek } from '../media-signature.js';
import {
  isKept,
  SlicesRepository,
  type SliceClaim,
} from './slices.repository.js';
import {
  UploadsRepository,
  type UploadIdentity,
} from '../uploads.repository.js';
import type { Upload } from '../upload.entity.js';

/** How long a repeated slice waits for the request that is writing the same slice just now. */
const BUSY_WAIT_MS = 8_000;
const BUSY_POLL_MS = 100;
const BUSY_RETRY_SECONDS = 2;

interface IncomingSlice {
  identity: UploadIdentity;
  range: ByteRange;
  /** MIME type that the file's first bytes show; undefined for all slices but the first. */
  fileType: string | undefined;
}

/** Takes slices in: each is written once, straight to its place in the file, and answered when its row is committed. */
@Injectable()
export class SliceReceiverService {
  constructor(
    private readonly register: UploadsRepository,
    private readonly ledger: SlicesRepository,
    private readonly store: ObjectStore,
    private readonly held: HeldBytesService,
  ) {}

  /**
   * @throws Problem `unsupported_media`, `slice_off_grid` (more or fewer bytes than the range), `slice_conflict`,
   *   `slice_in_progress`, `upload_mismatch`, `uploads_disabled`; StorageFullError.
   */
  async receive(
    identity: UploadIdentity,
    range: ByteRange,
    source: AsyncIterable<Buffer>,
  ): Promise<void> {
    const { fileType, whole } = await this.examine(identity, range, source);
    const slice = { identity, range, fileType };
    const upload = await this.register.open(identity);
    const claim = await this.claim(upload, slice);
    if (claim && !isKept(claim)) return this.write(upload, claim, slice, whole);
    const held = await this.held.hold(
      identity.guest,
      exactly(whole, range.end - range.start),
    );
    try {
      await this.settle(upload, slice, held.chunks);
    } finally {
      held.release();
    }
  }

  /**
   * The first slice shows the file's type; one that is refused takes the upload's other slices with it. Of any slice a
   * byte has to come before an upload is opened for it.
   */
  private async examine(
    identity: UploadIdentity,
    range: ByteRange,
    source: AsyncIterable<Buffer>,
  ) {
    if (range.start > 0) return examineLater(source);
    const { head, whole } = await peek(source);
    try {
      return { fileType: await mediaTypeOf(head), whole };
    } catch (error) {
      const upload = await this.register.find(identity, ['receiving']);
      if (upload && !(await this.ledger.kept(upload.id, 0)))
        await this.register.refuse(upload);
      throw error;
    }
  }

  private async write(
    upload: Upload,
    claim: SliceClaim,
    { range, fileType }: IncomingSlice,
    source: AsyncIterable<Buffer>,
  ): Promise<void> {
    const digest = new ContentDigest();
    try {
      const bytes = exactly(
        digest.through(whileAlive(source, claim.signal)),
        range.end - range.start,
      );
      const receipt = await this.store.writeSlice(
        upload.staging ?? '',
        range,
        bytes,
      );
      if (!(await this.ledger.keep(claim, { digest, receipt, fileType })))
        throw busy();
      uploadBytes.inc({ kind: 'sliced' }, digest.bytes);
    } catch (error) {
      await this.ledger.release(claim);
      await this.register.dropIfEmpty(upload);
      if (!(error instanceof ObjectMissingError)) throw error;
      // Refused or forgotten while the bytes were on their way, and then the next try is told so; or lost by the store.
      if (upload.status === 'receiving') await this.register.beginAnew(upload);
      throw busy();
    }
  }

  /** A slice that is kept already, or is being written by another request: `body` holds its bytes meanwhile. */
  private async settle(
    upload: Upload,
    slice: IncomingSlice,
    body: Buffer[],
  ): Promise<void> {
    const deadline = performance.now() + BUSY_WAIT_MS;
    for (;;) {
      const claim = await this.claim(upload, slice);
      if (claim && !isKept(claim))
        return this.write(upload, claim, slice, sent(body));
      if (claim) return this.compare(claim.sha256, slice, body);
      if (performance.now() > deadline) break;
      await delay(BUSY_POLL_MS);
    }
    if (isOnePhone(slice.identity)) throw busy();
    await this.writeAnew(slice, body);
  }

  /** The same bytes again are welcome; others are a conflict, or, without a client's id, another guest's file. */
  private async compare(
    keptSha256: Buffer,
    slice: IncomingSlice,
    body: Buffer[],
  ): Promise<void> {
    if (sha256Of(body).equals(keptSha256)) return;
    if (slice.identity.uploadId) throw new Problem('slice_conflict');
    await this.writeAnew(slice, body);
  }

  private async writeAnew(slice: IncomingSlice, body: Buffer[]): Promise<void> {
    const upload = await this.register.begin(slice.identity);
    const claim = await this.claim(upload, slice);
    if (!claim || isKept(claim)) throw busy();
    await this.write(upload, claim, slice, sent(body));
  }

  private async claim(upload: Upload, { identity, range }: IncomingSlice) {
    try {
      return await this.ledger.claim(
        upload.id,
        range.start / SLICE_BYTES,
        isOnePhone(identity),
      );
    } catch (error) {
      // The upload's row was dropped between our look and our claim; the next try opens it anew.
      throw isForeignKeyViolation(error) ? busy() : error;
    }
  }
}

async function examineLater(source: AsyncIterable<Buffer>) {
  const { head, whole } = await peek(source, 1);
  if (head.length === 0) throw new Problem('slice_off_grid');
  return { fileType: undefined, whole };
}

/**
 * Whether two requests for the same slice come from one phone, and so carry the same bytes. Without an id and a cookie
 * they may come from two phones behind one address: then nobody writes where another has begun to.
 */
function isOnePhone({ uploadId, guest }: UploadIdentity): boolean {
  return uploadId !== undefined || guest.cookie !== undefined;
}

/** Stops a write whose claim others may take over by now. @throws Problem `slice_in_progress` */
async function* whileAlive(
  source: AsyncIterable<Buffer>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    if (signal.aborted) throw busy();
    yield chunk;
  }
}

/** Hands on exactly so many bytes. @throws Problem `slice_off_grid` at the first byte too many, or when some lack. */
async function* exactly(
  source: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let rest = bytes;
  for await (const chunk of source) {
    rest -= chunk.length;
    if (rest < 0) break;
    yield chunk;
  }
  if (rest !== 0) throw new Problem('slice_off_grid');
}

async function* sent(chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks;
  await Promise.resolve();
}

function sha256Of(chunks: Buffer[]): Buffer {
  const hash = createHash('sha256');
  for (const chunk of chunks) hash.update(chunk);
  return hash.digest();
}

function busy(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}

function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23503';
}
