import { Attempts } from './network/attempts';
import type { Connection } from './network/connection';
import { isClosed } from './failure-policy';
import { FileTransfer } from './file-transfer';
import type { KnownFile } from './known/known-file';
import { MAX_PHOTO_BYTES, type Turn } from '@hatira/contract';
import { FIRST_VIDEO, RequestSlots } from './network/request-slots';
import { SCANNED, type ScannedCode } from './scanned-code';
import type { Proof } from './slice-plan';
import type { UploadApi } from './network/upload-api';
import { isSettled, percentOf, type UploadItem } from './upload-item';
import { UploadList, type UploadSnapshot } from './upload-list';
import { uuid } from './uuid';

/** `RequestSlots` limits their requests. */
const MAX_ACTIVE_FILES = 3;

export interface NewUpload {
  file: File;
  note?: string;
  /** The code of an earlier visit that chose the file; else this visit's. */
  scanned?: ScannedCode;
  /** The upload's id from an earlier visit or choice. */
  uploadId?: string;
  /** Set for a file chosen again. */
  proof?: Proof;
}

export interface BatchSummary {
  done: number;
  failed: number;
}

export interface UploadEvents {
  onBatchStart?: () => void;
  /** Called after each successful request. */
  onAnswer?: () => void;
  /** Before any byte is sent. */
  onAdded?: (item: UploadItem, file: File, uploadId: string) => void;
  onDone?: (item: UploadItem) => void;
  onFailed?: (item: UploadItem, error: unknown) => void;
  onNewUploadId?: (item: UploadItem, file: File, uploadId: string) => void;
  onBatchEnd?: (summary: BatchSummary) => void;
}

export interface UploadEngineOptions {
  uploadPath: string;
  api: UploadApi;
  connection: Connection;
  events?: UploadEvents;
  /** Notifies once per frame. */
  scheduleFrame: (callback: () => void) => void;
  /** Asks whether the wedding has a file. */
  known?: (file: File, note?: string) => Promise<KnownFile>;
  /** The phone's own copy, for a file that can no longer be read. */
  keptFile?: (uploadId: string) => Promise<File | undefined>;
  /** The hall is crowded: decides when the next requests go. */
  onTurn?: (turn: Turn, slots: RequestSlots) => void;
}

/** Sends files to one wedding. */
export class UploadEngine {
  private readonly options: UploadEngineOptions;
  private readonly slots = new RequestSlots();
  private readonly attempts: Attempts;
  private readonly list: UploadList;
  private readonly transfers = new Map<string, FileTransfer>();
  private readonly queue: string[] = [];
  private active = 0;
  private order = 0;

  constructor(options: UploadEngineOptions) {
    this.options = options;
    this.attempts = new Attempts(this.slots, options.connection, () =>
      options.events?.onAnswer?.(),
    );
    this.list = new UploadList(options.scheduleFrame);
  }

  readonly subscribe = (listener: () => void): (() => void) =>
    this.list.subscribe(listener);
  readonly getSnapshot = (): UploadSnapshot => this.list.snapshot();

  /** Starts to send files; ignores empty ones (specification section 5). */
  add(uploads: NewUpload[]): UploadItem[] {
    const items = uploads
      .filter(({ file }) => file.size > 0)
      .map((upload) => this.take(upload));
    this.enqueue(items);
    return items;
  }

  retry(ids: string[]): void {
    const items = this.list.failed().filter(({ id }) => ids.includes(id));
    this.enqueue(
      items.map((item) =>
        this.list.change(item.id, {
          status: 'queued',
          percent: 0,
          error: undefined,
        }),
      ),
    );
  }

  /** Drops files that have arrived or failed. */
  dismiss(ids: string[]): void {
    const settled = ids.filter((id) => this.list.isSettled(id));
    settled.forEach((id) => this.transfers.delete(id));
    this.list.remove(settled);
  }

  failedFiles(): UploadItem[] {
    return this.list.failed();
  }

  private take(upload: NewUpload): UploadItem {
    const { file, note, scanned = SCANNED } = upload;
    const { name, size, type, lastModified } = file;
    const item: UploadItem = {
      id: uuid(),
      name,
      size,
      type,
      lastModified,
      note,
      scanned,
      status: 'queued',
      percent: 0,
    };
    const { uploadPath, api, events, known, keptFile } = this.options;
    this.order += 1;
    const outgoing = {
      ...upload,
      uploadPath,
      scanned,
      order: this.order + (isVideo(size) ? FIRST_VIDEO : 0),
      known: known?.(file, note),
      keptFile,
    };
    const transfer = new FileTransfer(outgoing, api, this.attempts, {
      onProgress: (sent) => {
        const percent = percentOf(sent, size);
        this.list.change(item.id, {
          status: 'sending',
          percent,
          waitingFor: undefined,
        });
      },
      onFinishing: () =>
        this.list.change(item.id, {
          status: 'finishing',
          waitingFor: undefined,
        }),
      onWait: (waitingFor) =>
        this.list.change(item.id, { status: 'waiting', waitingFor }),
      onNewUploadId: (id) => events?.onNewUploadId?.(item, outgoing.file, id),
      onTurn: (turn) => this.options.onTurn?.(turn, this.slots),
    });
    this.transfers.set(item.id, transfer);
    this.list.add(item);
    events?.onAdded?.(item, file, transfer.uploadId);
    return item;
  }

  private enqueue(items: UploadItem[]): void {
    if (items.length === 0) return;
    const isNewBatch = this.list.joinBatch(items.map(({ id }) => id));
    if (isNewBatch) this.options.events?.onBatchStart?.();
    const sorted = [...items].sort(
      (a, b) => Number(isVideo(a.size)) - Number(isVideo(b.size)),
    );
    this.queue.push(...sorted.map(({ id }) => id));
    this.pump();
  }

  private pump(): void {
    while (this.active < MAX_ACTIVE_FILES && this.queue.length > 0) {
      this.active += 1;
      void this.send(this.queue.shift()!);
    }
  }

  private async send(id: string): Promise<void> {
    try {
      const sent = await this.transfers.get(id)!.send();
      const item = this.list.change(id, {
        status: 'done',
        percent: 100,
        waitingFor: undefined,
        ...sent,
      });
      this.transfers.delete(id);
      this.options.events?.onDone?.(item);
    } catch (error) {
      this.fail(id, error);
      if (isClosed(error))
        for (const queued of this.queue.splice(0)) this.fail(queued, error);
    } finally {
      this.active -= 1;
      this.pump();
      this.endBatchIfSettled();
    }
  }

  private fail(id: string, error: unknown): void {
    const item = this.list.change(id, {
      status: 'failed',
      waitingFor: undefined,
      error,
    });
    this.options.events?.onFailed?.(item, error);
  }

  private endBatchIfSettled(): void {
    const batch = this.list.batch();
    if (!batch.every(isSettled)) return;
    const done = batch.filter(({ status }) => status === 'done').length;
    this.list.endBatch();
    this.options.events?.onBatchEnd?.({ done, failed: batch.length - done });
  }
}

function isVideo(bytes: number): boolean {
  return bytes > MAX_PHOTO_BYTES;
}
