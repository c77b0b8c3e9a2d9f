type Work = () => unknown;

/** The used part of IndexedDB; fails on request, as phones do. */
export class PhoneDatabase {
  readonly stores = new Map<string, Map<string, unknown>>();
  readonly unreadable = new Set<string>();
  /** May throw as a full phone does. */
  beforePut: (value: unknown) => void = () => undefined;
  /** Returns what the phone really stores. */
  afterPut: (value: unknown) => unknown = (value) => value;
  opened = 0;
  private connections: Connection[] = [];

  /** As iOS does to a page in the background. */
  closeAll(): void {
    this.connections.forEach((connection) => connection.close());
    this.connections = [];
  }

  open(): object {
    this.opened += 1;
    const connection = new Connection(this);
    const request: Record<string, unknown> = { result: connection };
    queueMicrotask(() => {
      if (this.stores.size === 0) (request['onupgradeneeded'] as Work)();
      this.connections.push(connection);
      (request['onsuccess'] as Work)();
    });
    return request;
  }
}

class Connection {
  private isClosed = false;

  constructor(private readonly phone: PhoneDatabase) {}

  get objectStoreNames(): string[] {
    return [...this.phone.stores.keys()];
  }

  createObjectStore(name: string): void {
    this.phone.stores.set(name, new Map());
  }

  close(): void {
    this.isClosed = true;
  }

  transaction(): object {
    if (this.isClosed)
      throw new DOMException(
        'The database connection is closing.',
        'InvalidStateError',
      );
    const works: Work[] = [];
    const transaction: Record<string, unknown> = {
      objectStore: (name: string) => this.store(name, works),
    };
    queueMicrotask(() => {
      try {
        works.forEach((work) => work());
        (transaction['oncomplete'] as Work)();
      } catch (error) {
        transaction['error'] = error;
        (transaction['onabort'] as Work)();
      }
    });
    return transaction;
  }

  private store(name: string, works: Work[]): object {
    const values = this.phone.stores.get(name)!;
    const request = (work: Work) => {
      const asked: { result?: unknown } = {};
      works.push(() => (asked.result = work()));
      return asked;
    };
    return {
      put: (value: { id: string }, key?: string) =>
        request(() => {
          this.phone.beforePut(value);
          values.set(key ?? value.id, this.phone.afterPut(value));
        }),
      get: (key: string) =>
        request(() => {
          if (this.phone.unreadable.has(key))
            throw new DOMException('Lost', 'NotReadableError');
          return values.get(key);
        }),
      getAll: () => request(() => [...values.values()]),
      getAllKeys: () => request(() => [...values.keys()]),
      delete: (key: string) => request(() => values.delete(key)),
    };
  }
}
