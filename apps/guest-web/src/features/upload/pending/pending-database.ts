import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { PendingRecord, PendingUpload } from './pending-record';

/** What is kept at most: one file, and all together, in bytes. A larger file leaves its name only. */
const MAX_FILE_BYTES = 50_000_000;
const MAX_TOTAL_BYTES = 300_000_000;
const MAX_COPIED_BYTES = 25_000_000;
const MAX_AGE_MS = 7 * 24 * 3_600_000;

type Body = Blob | ArrayBuffer;

/** Two stores: if names and bytes were one, each change of a name would write the bytes again. */
interface PendingSchema extends DBSchema {
  meta: { key: string; value: PendingRecord };
  files: { key: string; value: Body };
}

/** The unconfirmed files in the phone's own database. Every call may fail; the caller goes on without it. */
export class PendingDatabase {
  private readonly database: IDBPDatabase<PendingSchema>;
  private keptBytes = 0;

  private constructor(database: IDBPDatabase<PendingSchema>) {
    this.database = database;
  }

  static async open(): Promise<PendingDatabase> {
    const database = await openDB<PendingSchema>('pending-uploads', 1, {
      upgrade(db) {
        db.createObjectStore('meta', { keyPath: 'id' });
        db.createObjectStore('files');
      },
    });
    return new PendingDatabase(database);
  }

  async remember(record: PendingRecord, file: File): Promise<void> {
    await this.database.put('meta', record);
    if (file.size > MAX_FILE_BYTES || this.keptBytes + file.size > MAX_TOTAL_BYTES) return;
    this.keptBytes += file.size;
    try {
      await this.database.put('files', file, record.id);
    } catch (error) {
      // Private windows of WebKit refuse files but take bare bytes.
      if (file.size > MAX_COPIED_BYTES) throw error;
      await this.database.put('files', await file.arrayBuffer(), record.id);
    }
  }

  async forget(id: string): Promise<void> {
    const transaction = this.database.transaction(['meta', 'files'], 'readwrite');
    await Promise.all([transaction.objectStore('meta').delete(id), transaction.objectStore('files').delete(id)]);
    await transaction.done;
  }

  /** What earlier visits of this wedding's page have left; forgets what is too old. */
  async list(wedding: string): Promise<PendingUpload[]> {
    const records = await this.database.getAll('meta');
    const isOld = ({ addedAtMs }: PendingRecord) => addedAtMs < Date.now() - MAX_AGE_MS;
    await Promise.all(records.filter(isOld).map(({ id }) => this.forget(id)));
    const ours = records.filter((record) => record.wedding === wedding && !isOld(record));
    return Promise.all(ours.map(async (record) => ({ ...record, file: await this.fileOf(record) })));
  }

  private async fileOf({ id, name, type, lastModified, size }: PendingRecord): Promise<File | undefined> {
    const body = await this.database.get('files', id);
    if (!body) return undefined;
    const file = body instanceof File ? body : new File([body], name, { type, lastModified });
    return file.size === size ? file : undefined;
  }
}
