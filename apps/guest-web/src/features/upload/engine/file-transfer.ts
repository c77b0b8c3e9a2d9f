import {
  ApiError,
  missingRangesOf,
  type SliceUpload,
} from '@hatira/api-client';
import { SLICE_BYTES, type ByteRange, type Turn } from '@hatira/contract';
import type { Attempts, WaitReason } from './network/attempts';
import { copyBytes, type CopiedBytes } from './file-bytes';
import { SlicePlan, type Proof } from './slice-plan';
import { inTime, type KnownFile } from './known/known-file';
import type { Slot } from './network/slot';
import type { UploadApi } from './network/upload-api';
import type { ScannedCode } from './scanned-code';
import { uuid } from './uuid';

export interface OutgoingFile {
  uploadPath: string;
  file: File;
  note?: string;
  scanned: ScannedCode;
  uploadId?: string;
  proof?: Proof;
  order: number;
  /** The server's knowledge of it, asked while the file waits. */
  known?: Promise<KnownFile>;
  keptFile?: (uploadId: string) => Promise<File | undefined>;
}

export interface TransferEvents {
  /** Acknowledged or not. */
  onProgress: (sentBytes: number) => void;
  /** The server is assembling the file. */
  onFinishing: () => void;
  onWait: (reason: WaitReason) => void;
  onNewUploadId: (uploadId: string) => void;
  onTurn?: (turn: Turn) => void;
}

/** Rounds of missing slices before the file fails. */
const MAX_ROUNDS = 3;
const STALE_UPLOAD = new Set([
  'slice_conflict',
  'upload_mismatch',
  'upload_not_found',
]);

/**
 * Sends a small file in one request, a larger one in slices. Retries send
 * missing ones.
 */
export class FileTransfer {
  private readonly outgoing: OutgoingFile;
  private readonly api: UploadApi;
  private readonly attempts: Attempts;
  private readonly events: TransferEvents;
  private readonly plan: SlicePlan;
  private id: string;
  /** The server may have a part of the file. */
  private hasBegun: boolean;
  private proof: Proof | undefined;
  private contentHash: string | undefined;

  constructor(
    outgoing: OutgoingFile,
    api: UploadApi,
    attempts: Attempts,
    events: TransferEvents,
  ) {
    this.outgoing = outgoing;
    this.api = api;
    this.attempts = attempts;
    this.events = events;
    this.plan = new SlicePlan(outgoing.file.size);
    this.id = outgoing.uploadId ?? uuid();
    this.hasBegun = outgoing.uploadId !== undefined;
    this.proof = outgoing.proof;
  }

  get uploadId(): string {
    return this.id;
  }

  /** Returns the `storage_url`. May be called again after a failure. */
  async send(): Promise<{ storageUrl: string; isKnown: boolean }> {
    const { known, file } = this.outgoing;
    const { storageUrl, contentHash } = known
      ? await inTime(known, file.size)
      : {};
    if (storageUrl) return { storageUrl, isKnown: true };
    this.contentHash = contentHash;
    return { storageUrl: await this.sendBytes(), isKnown: false };
  }

  private async sendBytes(): Promise<string> {
    if (this.outgoing.file.size <= SLICE_BYTES) return this.sendWhole();
    try {
      return await this.sendSliced();
    } catch (error) {
      if (!(error instanceof ApiError && STALE_UPLOAD.has(error.code)))
        throw error;
      this.startOver();
      return this.sendSliced();
    }
  }

  private async sendWhole(): Promise<string> {
    const { uploadPath, file, note, scanned } = this.outgoing;
    const { name: fileName, lastModified } = file;
    const copy = await this.copy();
    return this.attempt(file.size, (slot) =>
      this.api.uploadFile(
        { uploadPath, ...copy, fileName, lastModified, note, ...scanned },
        this.transfer(slot, 0),
      ),
    );
  }

  private async sendSliced(): Promise<string> {
    if (this.hasBegun) await this.resume();
    this.hasBegun = true;
    for (let round = 1; ; round += 1) {
      for (let slice = this.plan.next(); slice; slice = this.plan.next())
        await this.sendSlice(slice);
      this.proof = undefined;
      try {
        return await this.attempt(0, () => this.complete());
      } catch (error) {
        const isIncomplete =
          error instanceof ApiError && error.code === 'upload_incomplete';
        if (!isIncomplete || round === MAX_ROUNDS) throw error;
        this.plan.reopen(missingRangesOf(error));
      }
    }
  }

  private complete(): Promise<string> {
    this.events.onFinishing();
    return this.api.completeUpload({
      ...this.description(),
      contentHash: this.contentHash,
    });
  }

  /** A published file is completed again, so that its content is compared. */
  private async resume(): Promise<void> {
    const { uploadPath } = this.outgoing;
    try {
      const state = await this.attempt(0, () =>
        this.api.fetchUploadState(uploadPath, this.id),
      );
      this.plan.resumeFrom(state.received);
      if (this.proof) this.plan.reopenForProof(this.proof);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
      this.plan.reset();
    }
    this.events.onProgress(this.plan.sentBytes);
  }

  private async sendSlice(range: ByteRange): Promise<void> {
    const { file } = this.outgoing;
    const copy = await this.copy(range);
    const sentBefore = this.plan.sentBytes;
    const slice: SliceUpload = {
      ...this.description(),
      ...range,
      ...copy,
      total: file.size,
    };
    await this.attempt(copy.body.size, (slot) =>
      this.api.uploadSlice(slice, this.transfer(slot, sentBefore)),
    );
    this.plan.markSent(range);
    this.events.onProgress(this.plan.sentBytes);
  }

  /** Of the phone's own copy once the file has vanished or changed. */
  private async copy(range?: ByteRange): Promise<CopiedBytes> {
    const { file, keptFile } = this.outgoing;
    try {
      return await copyBytes(file, range?.start, range?.end);
    } catch (error) {
      const kept = await keptFile?.(this.id).catch(() => undefined);
      if (!kept) throw error;
      this.outgoing.file = kept;
      return copyBytes(kept, range?.start, range?.end);
    }
  }

  private description() {
    const { uploadPath, file, note, scanned } = this.outgoing;
    const {
      name: fileName,
      size: fileSize,
      type: mimeType,
      lastModified,
    } = file;
    return {
      uploadPath,
      uploadId: this.id,
      fileName,
      fileSize,
      mimeType,
      lastModified,
      note,
      ...scanned,
    };
  }

  private transfer(slot: Slot | undefined, sentBefore: number) {
    return {
      signal: slot?.signal,
      onTurn: this.events.onTurn,
      onProgress: (sentBytes: number) => {
        slot?.report(sentBytes);
        this.events.onProgress(
          Math.min(sentBefore + sentBytes, this.outgoing.file.size),
        );
      },
    };
  }

  private attempt<T>(
    bytes: number,
    send: (slot: Slot | undefined) => Promise<T>,
  ): Promise<T> {
    return this.attempts.run({
      order: this.outgoing.order,
      bytes,
      send,
      onWait: this.events.onWait,
    });
  }

  private startOver(): void {
    this.id = uuid();
    this.hasBegun = false;
    this.proof = undefined;
    // The file has changed since it was hashed.
    this.contentHash = undefined;
    this.plan.reset();
    this.events.onNewUploadId(this.id);
  }
}
