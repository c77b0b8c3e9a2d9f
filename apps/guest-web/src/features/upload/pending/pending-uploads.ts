import { slugKey } from '@hatira/contract';
import { becomeOnlyTab } from './only-tab';
import type { PendingDatabase } from './pending-database';
import {
  matchPending,
  type PendingRecord,
  type PendingUpload,
} from './pending-record';

type Noted = Pick<PendingRecord, 'note' | 'scanned'>;

/**
 * Stores files until the server confirms them, for a page that was closed. No
 * upload waits; failures are silent.
 */
export class PendingUploads {
  private readonly wedding: string;
  private readonly database: Promise<PendingDatabase | undefined>;
  /** A deletion never overtakes a write. */
  private work: Promise<unknown> = Promise.resolve();
  private lastAddedAtMs = 0;

  /** @param pathOf returns the current path for a current or former one */
  constructor(
    private readonly uploadPath: string,
    private readonly pathOf: (path: string) => Promise<string>,
  ) {
    this.wedding = slugKey(uploadPath);
    this.database = import('./pending-database')
      .then((module) => module.PendingDatabase.open())
      .catch(() => undefined);
  }

  /** The names of all chosen files first: a tab may be killed while they are copied. */
  remember(id: string, file: File, item: Noted): void {
    const { name, size, type, lastModified } = file;
    // Unique, so that the next visit keeps their order.
    this.lastAddedAtMs = Math.max(Date.now(), this.lastAddedAtMs + 1);
    const record = {
      id,
      wedding: this.wedding,
      name,
      size,
      type,
      lastModified,
      note: item.note,
      scanned: item.scanned,
      addedAtMs: this.lastAddedAtMs,
    };
    this.do((database) => database.rememberName(record));
    queueMicrotask(() => this.do((database) => database.keepFile(id, file)));
  }

  /** Only for files too large to be stored. */
  keepPreview(id: string, preview: Blob): void {
    this.do(async (database) =>
      database.keepPreview(id, await preview.arrayBuffer()),
    );
  }

  forget(id: string): void {
    this.do((database) => database.forget(id));
  }

  /**
   * Waits while another tab sends this wedding's files. Includes those of its
   * other paths: staff may have renamed it.
   */
  async list(): Promise<PendingUpload[]> {
    const database = await this.database;
    const keys = [this.wedding, ...(await this.otherKeys(database))];
    // In one order: two tabs never wait for each other.
    for (const key of keys.sort())
      await becomeOnlyTab(`pending-uploads ${key}`);
    return (await database?.list(keys).catch(() => undefined)) ?? [];
  }

  /** The phone's own copy of a file that it no longer gives to the page. */
  async keptFile(id: string): Promise<File | undefined> {
    await this.work;
    return (await this.database)?.keptFile(id);
  }

  private async otherKeys(
    database: PendingDatabase | undefined,
  ): Promise<string[]> {
    const stored = (await database?.weddings().catch(() => undefined)) ?? [];
    const others = stored.filter((key) => key !== this.wedding);
    if (others.length === 0) return [];
    const find = (path: string) => this.pathOf(path).catch(() => undefined);
    const path = await find(this.uploadPath);
    const paths = await Promise.all(others.map(find));
    return others.filter(
      (_, index) => path !== undefined && paths[index] === path,
    );
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
