/** A database of the phone with its stores; plain promises over IndexedDB, for a library would weigh more than it does. */
export class ObjectStores {
  private constructor(private readonly database: IDBDatabase) {}

  /** @param create makes the stores, once per phone */
  static open(name: string, create: (database: IDBDatabase) => void): Promise<ObjectStores> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => create(request.result);
      request.onsuccess = () => resolve(new ObjectStores(request.result));
      request.onerror = () => reject(asError(request.error));
    });
  }

  /** Resolves once all that `work` asks for is on the disk, with the answer to what it returns. */
  run<T>(mode: IDBTransactionMode, work: (store: (name: string) => IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([...this.database.objectStoreNames], mode);
      transaction.onabort = () => reject(asError(transaction.error));
      const request = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
    });
  }
}

function asError(error: DOMException | null): Error {
  return error ?? new Error('The database has given up');
}
