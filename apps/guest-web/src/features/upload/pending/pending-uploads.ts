import { slugKey } from '@hatira/contract';
import { becomeOnlyTab } from './only-tab';
import type { PendingDatabase } from './pending-database';
import { matchPending, type PendingUpload } from './pending-record';

/**
 * Stores files until the server has confirmed them, so that a closed page can
 * resume. No upload waits for it, and its failures are silent.
 */
export class PendingUploads {
  private readonly wedding: string;
  private readonly database: Promise<PendingDatabase | undefined>;
  /** In order, so that a deletion never overtakes a write. */
  private work: Promise<unknown> = Promise.resolve();
  private lastAddedAtMs = 0;

  constructor(uploadPath: string) {
    this.wedding = slugKey(uploadPath);
    this.database = import('./pending-database')
      .then((module) => module.PendingDatabase.open())
      .catch(() => undefined);
  }

  remember(id: string, file: File, note?: string): void {
    const { name, size, type, lastModified } = file;
    // Files of one choice differ, so that the next visit keeps their order.
    this.lastAddedAtMs = Math.max(Date.now(), this.lastAddedAtMs + 1);
    const record = {
      id,
      wedding: this.wedding,
      name,
      size,
      type,
      lastModified,
      note,
      addedAtMs: this.lastAddedAtMs,
    };
    this.do((database) => database.remember(record, file));
  }

  /** Only for files that are too large to be stored themselves. */
  keepPreview(id: string, preview: Blob): void {
    this.do(async (database) =>
      database.keepPreview(id, await preview.arrayBuffer()),
    );
  }

  forget(id: string): void {
    this.do((database) => database.forget(id));
  }

  /** Waits while another tab of this page sends the files. */
  async list(): Promise<PendingUpload[]> {
    await becomeOnlyTab(`pending-uploads ${this.wedding}`);
    const database = await this.database;
    return (await database?.list(this.wedding).catch(() => undefined)) ?? [];
  }

  private do(task: (database: PendingDatabase) => Promise<void>): void {
    this.work = this.work
      .then(async () => {
        const database = await this.database;
        if (database) await task(database);
      })
      .catch(() => undefined);
  }
}

export function claimPending(
  pending: PendingUpload[],
  file: File,
): PendingUpload | undefined {
  return pending.find(
    (record) => !record.file && matchPending(record, file) !== 'other',
  );
}
