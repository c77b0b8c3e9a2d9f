import { ObjectStores } from './object-stores';
import type { PendingRecord, PendingUpload } from './pending-record';

const MAX_COPIED_BYTES = 25_000_000;
const MAX_AGE_MS = 7 * 24 * 3_600_000;

type Body = Blob | ArrayBuffer;

/**
 * Stores unconfirmed files. Any call may fail; the caller continues. Names and
 * bytes have separate stores: a rename must not rewrite the bytes.
 */
export class PendingDatabase {
  private readonly stores = new ObjectStores('pending-uploads', (database) => {
    database.createObjectStore('meta', { keyPath: 'id' });
    database.createObjectStore('files');
  });
  /** Bytes per stored file, of every wedding. */
  private readonly kept = new Map<string, number>();

  static async open(): Promise<PendingDatabase> {
    const database = new PendingDatabase();
    const keys = await database.stores.run('readonly', (store) =>
      store('files').getAllKeys(),
    );
    for (const { id, size } of await database.records())
      if (keys.includes(id)) database.kept.set(id, size);
    return database;
  }

  async rememberName(record: PendingRecord): Promise<void> {
    await this.stores.run('readwrite', (store) => store('meta').put(record));
  }

  /** Call it after `rememberName`. A file that is too large has its name only. */
  async keepFile(id: string, file: File): Promise<void> {
    if (!(await this.hasRoomFor(file.size))) return;
    try {
      await this.keep(id, file);
    } catch (error) {
      // WebKit's private windows refuse files but accept raw bytes.
      if (file.size > MAX_COPIED_BYTES) throw error;
      await this.keep(id, await file.arrayBuffer());
    }
    this.kept.set(id, file.size);
  }

  /** Ignores a file that is stored whole or forgotten. */
  async keepPreview(id: string, preview: ArrayBuffer): Promise<void> {
    if (this.kept.has(id)) return;
    const record = await this.recordOf(id);
    if (!record) return;
    await this.stores.run('readwrite', (store) =>
      store('meta').put({ ...record, preview }),
    );
  }

  async forget(id: string): Promise<void> {
    await this.stores.run('readwrite', (store) => {
      store('files').delete(id);
      return store('meta').delete(id);
    });
    this.kept.delete(id);
  }

  /**
   * Returns the files in the order of choice. Deletes expired files; an unreadable one comes
   * without bytes.
   */
  async list(weddings: string[]): Promise<PendingUpload[]> {
    const records = await this.records();
    const isOld = ({ addedAtMs }: PendingRecord) =>
      addedAtMs < Date.now() - MAX_AGE_MS;
    await Promise.all(
      records
        .filter(isOld)
        .map(({ id }) => this.forget(id).catch(() => undefined)),
    );
    const ours = records
      .filter((record) => weddings.includes(record.wedding) && !isOld(record))
      .sort((one, other) => one.addedAtMs - other.addedAtMs);
    const fileOf = (record: PendingRecord) =>
      this.fileOf(record).catch(() => undefined);
    return Promise.all(
      ours.map(async (record) => ({ ...record, file: await fileOf(record) })),
    );
  }

  /** @returns undefined unless it is stored whole */
  async keptFile(id: string): Promise<File | undefined> {
    const record = await this.recordOf(id);
    return record && this.fileOf(record);
  }

  /** Slug keys, each once. */
  async weddings(): Promise<string[]> {
    return [...new Set((await this.records()).map(({ wedding }) => wedding))];
  }

  private records(): Promise<PendingRecord[]> {
    return this.stores.run(
      'readonly',
      (store) => store('meta').getAll() as IDBRequest<PendingRecord[]>,
    );
  }

  private async recordOf(id: string): Promise<PendingRecord | undefined> {
    return (await this.records()).find((record) => record.id === id);
  }

  /** The part that asks the browser may be out of reach: the phone is offline. */
  private async hasRoomFor(bytes: number): Promise<boolean> {
    const room = await import('./room').catch(() => undefined);
    return room
      ? room.reserve(bytes, this.keptBytes())
      : bytes <= MAX_COPIED_BYTES;
  }

  private keptBytes(): number {
    return [...this.kept.values()].reduce((sum, bytes) => sum + bytes, 0);
  }

  /** @throws Error if the phone stored less than the whole file */
  private async keep(id: string, body: Body): Promise<void> {
    await this.stores.run('readwrite', (store) => store('files').put(body, id));
    const stored = await this.bodyOf(id);
    if (stored && sizeOf(stored) === sizeOf(body)) return;
    await this.stores.run('readwrite', (store) => store('files').delete(id));
    throw new Error('The file was stored in part');
  }

  private bodyOf(id: string): Promise<Body | undefined> {
    return this.stores.run(
      'readonly',
      (store) => store('files').get(id) as IDBRequest<Body | undefined>,
    );
  }

  private async fileOf({
    id,
    name,
    type,
    lastModified,
    size,
  }: PendingRecord): Promise<File | undefined> {
    const body = await this.bodyOf(id);
    if (!body) return undefined;
    const file =
      body instanceof File
        ? body
        : new File([body], name, { type, lastModified });
    return file.size === size ? file : undefined;
  }
}

function sizeOf(body: Body): number {
  return body instanceof Blob ? body.size : body.byteLength;
}
