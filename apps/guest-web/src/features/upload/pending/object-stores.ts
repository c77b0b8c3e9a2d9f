/** iOS closes connections of pages in the background. */
const LOST = ['AbortError', 'InvalidStateError', 'UnknownError'];

/** Promises over IndexedDB, smaller than a library. */
export class ObjectStores {
  private readonly name: string;
  private readonly create: (database: IDBDatabase) => void;
  private connection: Promise<IDBDatabase> | undefined;

  /** @param create runs once per phone */
  constructor(name: string, create: (database: IDBDatabase) => void) {
    this.name = name;
    this.create = create;
  }

  /**
   * Resolves when the result of `work`'s request is on disk. May run `work`
   * twice.
   */
  async run<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
    try {
      return await runOn(await this.connect(), mode, work);
    } catch (error) {
      if (!(error instanceof DOMException && LOST.includes(error.name)))
        throw error;
      this.connection = undefined;
      return runOn(await this.connect(), mode, work);
    }
  }

  private connect(): Promise<IDBDatabase> {
    this.connection ??= open(this.name, this.create);
    return this.connection;
  }
}

type Work<T> = (store: (name: string) => IDBObjectStore) => IDBRequest<T>;

function open(
  name: string,
  create: (database: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(asError(request.error));
  });
}

function runOn<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: Work<T>,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(
      [...database.objectStoreNames],
      mode,
    );
    transaction.onabort = () => reject(asError(transaction.error));
    const request = work((name) => transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result);
  });
}

function asError(error: DOMException | null): Error {
  return error ?? new DOMException('The database has given up', 'AbortError');
}
