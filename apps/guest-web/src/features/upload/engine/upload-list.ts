import { isSettled, type UploadItem } from './upload-item';
import { Listeners } from '../../../shared/lib/store';

export interface UploadSnapshot {
  readonly items: readonly UploadItem[];
  /** The current or last batch. */
  readonly batch: readonly UploadItem[];
  readonly isUploading: boolean;
}

/** Notifies listeners at most once per frame. */
export class UploadList {
  private readonly items = new Map<string, UploadItem>();
  private readonly listeners = new Listeners();
  private readonly scheduleFrame: (callback: () => void) => void;
  private batchIds = new Set<string>();
  private isUploading = false;
  private published: UploadSnapshot = {
    items: [],
    batch: [],
    isUploading: false,
  };
  private isScheduled = false;

  constructor(scheduleFrame: (callback: () => void) => void) {
    this.scheduleFrame = scheduleFrame;
  }

  readonly subscribe = this.listeners.subscribe;

  snapshot(): UploadSnapshot {
    return this.published;
  }

  failed(): UploadItem[] {
    return [...this.items.values()].filter(({ status }) => status === 'failed');
  }

  isSettled(id: string): boolean {
    const item = this.items.get(id);
    return item !== undefined && isSettled(item);
  }

  batch(): UploadItem[] {
    return [...this.batchIds].map((id) => this.items.get(id)!);
  }

  add(item: UploadItem): void {
    this.items.set(item.id, item);
  }

  change(id: string, change: Partial<UploadItem>): UploadItem {
    const before = this.items.get(id)!;
    const after = { ...before, ...change };
    this.items.set(id, after);
    if (isDifferent(before, after)) this.schedule();
    return after;
  }

  /** True when it starts a batch. */
  joinBatch(ids: string[]): boolean {
    const isNew = !this.isUploading;
    if (isNew) this.batchIds = new Set();
    for (const id of ids) this.batchIds.add(id);
    this.isUploading = true;
    this.publish();
    return isNew;
  }

  endBatch(): void {
    this.isUploading = false;
    this.publish();
  }

  remove(ids: string[]): void {
    for (const id of ids) {
      this.items.delete(id);
      this.batchIds.delete(id);
    }
    this.publish();
  }

  private schedule(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.scheduleFrame(() => this.publish());
  }

  private publish(): void {
    this.isScheduled = false;
    this.published = {
      items: [...this.items.values()],
      batch: this.batch(),
      isUploading: this.isUploading,
    };
    this.listeners.notify();
  }
}

function isDifferent(before: UploadItem, after: UploadItem): boolean {
  if (isSettled(before) !== isSettled(after)) return true;
  return (
    before.status !== after.status ||
    before.percent !== after.percent ||
    before.waitingFor !== after.waitingFor
  );
}
