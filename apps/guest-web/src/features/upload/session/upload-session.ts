import {
  completeUpload,
  fetchUploadState,
  fetchUploadSwitch,
  keepAlive,
  uploadFile,
  uploadSlice,
} from '@hatira/api-client';
import { AutomaticRetry } from './automatic-retry';
import { Celebration } from '../celebration/celebration';
import { watchConnection } from '../engine/network/connection';
import { KeepAlive } from '../engine/network/keep-alive';
import {
  UploadEngine,
  type BatchSummary,
  type NewUpload,
  type UploadEvents,
} from '../engine/upload-engine';
import type { UploadItem } from '../engine/upload-item';
import { LeaveGuard } from './leave-guard';
import { rememberedNote } from '../mine/remembered-note';
import {
  matchPending,
  proofFor,
  type PendingUpload,
} from '../pending/pending-record';
import { claimPending, PendingUploads } from '../pending/pending-uploads';
import { questionsOf } from './questions';
import { previews } from '../preview/preview-store';
import { isClosed, isRefused } from '../engine/failure-policy';
import { noteSaved } from './visit';

const connection = watchConnection();
const api = { completeUpload, fetchUploadState, uploadFile, uploadSlice };

/** The state of a session, beside the engine's files. */
export interface SessionListener {
  onConnectionIssue: (hasIssue: boolean) => void;
  onClosed: () => void;
  /** An earlier visit's file has arrived or was refused. */
  onPendingOver: (uploadId: string) => void;
}

/** One visit of an upload page. */
export class UploadSession {
  readonly engine: UploadEngine;
  private readonly pending: PendingUploads;
  private readonly celebration = new Celebration();
  private readonly leaveGuard = new LeaveGuard();
  private readonly keepAlive: KeepAlive;
  private readonly automaticRetry: AutomaticRetry;
  /** The ids of pending files, by item. */
  private readonly pendingIds = new Map<string, string>();
  private awaitingChoice: PendingUpload[] = [];
  private resumed: Promise<PendingUpload[]> | undefined;

  constructor(
    private readonly uploadPath: string,
    private readonly listener: SessionListener,
  ) {
    this.pending = new PendingUploads(uploadPath, currentPathOf);
    this.keepAlive = new KeepAlive(keepAlive, connection, (isAlive) =>
      listener.onConnectionIssue(!isAlive),
    );
    // The page reports an offline phone in other words.
    window.addEventListener('offline', () => listener.onConnectionIssue(false));
    this.engine = new UploadEngine({
      uploadPath,
      api,
      connection,
      scheduleFrame: (callback) => requestAnimationFrame(callback),
      ...questionsOf(uploadPath),
      keptFile: (uploadId) => this.pending.keptFile(uploadId),
      events: this.events(),
    });
    this.automaticRetry = new AutomaticRetry(this.engine, () =>
      this.requireOpen(),
    );
    this.automaticRetry.watch();
  }

  /**
   * Sends files and resumes those of an earlier visit.
   * @returns the files that must be chosen again
   */
  add(uploads: NewUpload[]): PendingUpload[] {
    this.engine.add(uploads.map((upload) => this.claim(upload)));
    return this.awaitingChoice;
  }

  /**
   * Resumes earlier visits' files, once. Returns all, also those to be chosen
   * again.
   */
  resume(): Promise<PendingUpload[]> {
    this.resumed ??= this.resumePending();
    return this.resumed;
  }

  /**
   * Sends failed files again, unless uploads are still closed.
   * @returns false in that case
   */
  async retry(ids: string[]): Promise<boolean> {
    const wasClosed = this.engine
      .failedFiles()
      .some(({ error }) => isClosed(error));
    if (wasClosed && (await this.isStillClosed())) return false;
    this.engine.retry(ids);
    return true;
  }

  /** An unanswered question does not stop the files. */
  private isStillClosed(): Promise<boolean> {
    return fetchUploadSwitch(this.uploadPath).then(
      ({ isEnabled }) => !isEnabled,
      () => false,
    );
  }

  private async requireOpen(): Promise<void> {
    const { isEnabled } = await fetchUploadSwitch(this.uploadPath);
    if (!isEnabled) throw new Error('Uploads are closed');
  }

  private events(): UploadEvents {
    return {
      onBatchStart: () => this.startBatch(),
      onAnswer: () => this.keepAlive.noteAnswer(),
      onAdded: (item, file, uploadId) => {
        this.remember(item, file, uploadId);
        this.showPreview(item, file);
      },
      onNewUploadId: (item, file, uploadId) => {
        this.forget(item);
        this.remember(item, file, uploadId);
      },
      onDone: (item) => {
        this.forget(item);
        noteSaved(item.storageUrl!);
        this.celebration.celebrateFile();
        this.automaticRetry.onDone();
      },
      onFailed: (item, error) => {
        // The next visit must not send it again.
        if (isRefused(error)) this.forget(item);
        if (isClosed(error)) this.listener.onClosed();
      },
      onBatchEnd: (summary) => this.endBatch(summary),
    };
  }

  private startBatch(): void {
    this.listener.onConnectionIssue(false);
    this.keepAlive.start();
    this.leaveGuard.hold();
    void this.keepAwake();
  }

  private endBatch(summary: BatchSummary): void {
    this.keepAlive.stop();
    this.listener.onConnectionIssue(false);
    this.leaveGuard.release();
    void this.keepAwake();
    if (summary.done > 0 && summary.failed === 0)
      this.celebration.celebrateBatch();
    this.automaticRetry.onBatchEnd(summary);
  }

  /** Keeps the screen on while files are sent; they go without it, too. */
  private async keepAwake(): Promise<void> {
    const late = await import('./sending').catch(() => undefined);
    const { isUploading } = this.engine.getSnapshot();
    late?.sending[isUploading ? 'hold' : 'release']();
  }

  private remember(item: UploadItem, file: File, uploadId: string) {
    this.pendingIds.set(item.id, uploadId);
    this.pending.remember(uploadId, file, item);
  }

  /** Keeps the preview of a file that must be chosen again. */
  private showPreview(item: UploadItem, file: File): void {
    void previews.request(item.id, file).then((preview) => {
      if (preview)
        this.pending.keepPreview(this.pendingIds.get(item.id)!, preview);
    });
  }

  private forget({ id }: UploadItem): void {
    const uploadId = this.pendingIds.get(id)!;
    this.pending.forget(uploadId);
    this.listener.onPendingOver(uploadId);
  }

  private async resumePending(): Promise<PendingUpload[]> {
    const left = await this.pending.list();
    const ours = new Set(this.pendingIds.values());
    const pending = left.filter(({ id }) => !ours.has(id));
    this.awaitingChoice = pending.filter(({ file }) => !file);
    const kept = pending.filter(({ file }) => file);
    this.engine.add(
      kept.map((record) => ({
        ...record,
        file: record.file!,
        uploadId: record.id,
      })),
    );
    return pending;
  }

  private claim(upload: NewUpload): NewUpload {
    const { file } = upload;
    const failed = this.engine
      .failedFiles()
      .find(({ name, size }) => name === file.name && size === file.size);
    return failed
      ? this.replaceFailed(failed, upload)
      : this.claimPending(upload);
  }

  /** Keeps the note and the received bytes. */
  private replaceFailed(failed: UploadItem, upload: NewUpload): NewUpload {
    const uploadId = this.pendingIds.get(failed.id)!;
    this.engine.dismiss([failed.id]);
    this.pending.forget(uploadId);
    const again = withOrigin(upload, failed);
    // A refused upload stays refused under its id.
    return isRefused(failed.error)
      ? again
      : { ...again, uploadId, proof: proofFor(failed, upload.file) };
  }

  private claimPending(upload: NewUpload): NewUpload {
    const { file } = upload;
    const claimed = claimPending(this.awaitingChoice, file);
    // A choice with a dialog has its own note, which may be absent.
    if (!claimed) return { note: rememberedNote(), ...upload };
    this.awaitingChoice = this.awaitingChoice.filter(
      (record) => record !== claimed,
    );
    const again = withOrigin(upload, claimed);
    if (matchPending(claimed, file) === 'same')
      return { ...again, uploadId: claimed.id, proof: proofFor(claimed, file) };
    this.pending.forget(claimed.id);
    return again;
  }
}

/** A file that is chosen again keeps its note and the code of its first choice. */
function withOrigin(
  upload: NewUpload,
  { note, scanned }: Pick<NewUpload, 'note' | 'scanned'>,
): NewUpload {
  return { ...upload, note: upload.note ?? note, scanned };
}

async function currentPathOf(path: string): Promise<string> {
  return (await fetchUploadSwitch(path)).weddingPath;
}
