import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { SLICE_BYTES, type ByteRange } from '@hatira/contract';
import { Problem } from '../../../platform/http/errors/problem.js';
import { uploadBytes } from '../../../platform/metrics/metrics.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import { ContentDigest, requireSha256 } from '../content-digest.js';
import { HeldBytesService } from './held-bytes.service.js';
import { busy, exactly, replayed } from './slice-streams.js';
import { mediaTypeOf, peek } from '../media-signature.js';
import {
  isKept,
  SlicesRepository,
  type SliceClaim,
} from './slices.repository.js';
import { UploadOpeningService } from '../upload-opening.service.js';
import {
  requireIdentity,
  UploadsRepository,
  type ReceivingUpload,
  type UploadIdentity,
} from '../uploads.repository.js';
import type { Upload } from '../upload.entity.js';

const BUSY_WAIT_MS = 8_000;
const BUSY_POLL_MS = 100;

/** A slice's place in the file. */
export interface SentRange extends ByteRange {
  /** The hash as the phone computed it; hexadecimal digits. */
  sha256?: string | undefined;
}

interface IncomingSlice {
  identity: UploadIdentity;
  range: SentRange;
  /** Known for the first slice only. */
  fileType: string | undefined;
}

/** Writes each slice once and answers after its row is committed. */
@Injectable()
export class SliceReceiverService {
  constructor(
    private readonly opening: UploadOpeningService,
    private readonly uploads: UploadsRepository,
    private readonly slices: SlicesRepository,
    private readonly store: ObjectStore,
    private readonly heldBytes: HeldBytesService,
  ) {}

  /**
   * @throws Problem `unsupported_media`, `slice_off_grid` (wrong size),
   *   `bytes_damaged`, `slice_conflict`, `slice_in_progress`,
   *   `upload_mismatch`, `upload_not_found` (no sender is known),
   *   `uploads_disabled`; StorageFullError
   */
  async receive(
    identity: UploadIdentity,
    range: SentRange,
    source: AsyncIterable<Buffer>,
  ): Promise<void> {
    if (range.start > 0) requireIdentity(identity);
    const { fileType, whole } = await this.examine(identity, range, source);
    const slice = { identity, range, fileType };
    const known = await this.claimOfKnown(slice);
    if (known) return this.write(known.upload, known.claim, slice, whole);
    const upload = await this.opening.open(identity);
    const claim = await this.claim(upload, slice);
    if (claim && !isKept(claim)) return this.write(upload, claim, slice, whole);
    const held = await this.heldBytes.hold(
      identity.guest,
      exactly(whole, range.end - range.start),
    );
    try {
      await this.writeOrCompare(upload, slice, held.chunks);
    } finally {
      held.release();
    }
  }

  /**
   * An upload opens only after one byte. The first slice decides the type; its
   * refusal drops the others.
   */
  private async examine(
    identity: UploadIdentity,
    range: SentRange,
    source: AsyncIterable<Buffer>,
  ) {
    if (range.start > 0) return examineLater(source);
    const { head, whole } = await peek(source);
    try {
      return { fileType: await mediaTypeOf(head), whole };
    } catch (error) {
      const upload = await this.uploads.find(identity, ['receiving']);
      if (upload && !(await this.slices.kept(upload.id, 0)))
        await this.uploads.refuse(upload);
      throw error;
    }
  }

  /** The way of almost every slice. */
  private async claimOfKnown({ identity, range }: IncomingSlice) {
    if (!(await this.opening.mayContinue(identity))) return undefined;
    return this.slices.claimOfKnown(identity, range.start / SLICE_BYTES);
  }

  private async write(
    upload: ReceivingUpload,
    claim: SliceClaim,
    { range, fileType }: IncomingSlice,
    source: AsyncIterable<Buffer>,
  ): Promise<void> {
    const digest = new ContentDigest();
    try {
      const add = (chunk: Buffer) => {
        // Another process may take over the write.
        if (claim.signal.aborted) throw busy();
        digest.add(chunk);
      };
      const bytes = exactly(source, range.end - range.start, add);
      const receipt = await this.store.writeSlice(
        upload.staging ?? '',
        range,
        bytes,
      );
      requireSha256(digest.sha256(), range.sha256);
      if (!(await this.slices.keep(claim, { digest, receipt, fileType })))
        throw busy();
      uploadBytes.inc({ kind: 'sliced' }, digest.bytes);
    } catch (error) {
      await this.slices.release(claim);
      await this.uploads.dropIfEmpty(upload);
      if (!(error instanceof ObjectMissingError)) throw error;
      // The upload was refused or dropped, or its file was lost.
      if (upload.status === 'receiving') await this.uploads.startAgain(upload);
      throw busy();
    }
  }

  private async writeOrCompare(
    upload: Upload,
    slice: IncomingSlice,
    body: Buffer[],
  ): Promise<void> {
    const deadline = performance.now() + BUSY_WAIT_MS;
    for (;;) {
      const claim = await this.claim(upload, slice);
      if (claim && !isKept(claim))
        return this.write(upload, claim, slice, replayed(body));
      if (claim) return requireSameBytes(claim.sha256, body);
      if (performance.now() > deadline) break;
      await delay(BUSY_POLL_MS);
    }
    throw busy();
  }

  private async claim(upload: Upload, { range }: IncomingSlice) {
    try {
      return await this.slices.claim(upload.id, range.start / SLICE_BYTES);
    } catch (error) {
      // The row was dropped since.
      throw isForeignKeyViolation(error) ? busy() : error;
    }
  }
}

async function examineLater(source: AsyncIterable<Buffer>) {
  const { head, whole } = await peek(source, 1);
  if (head.length === 0) throw new Problem('slice_off_grid');
  return { fileType: undefined, whole };
}

/** Other bytes may belong to another file of the same name and size: a guess could mix the two. */
function requireSameBytes(keptSha256: Buffer, body: Buffer[]): void {
  const hash = createHash('sha256');
  for (const chunk of body) hash.update(chunk);
  if (!hash.digest().equals(keptSha256)) throw new Problem('slice_conflict');
}

function isForeignKeyViolation(error: unknown): boolean {
  return (error as { code?: string }).code === '23503';
}
