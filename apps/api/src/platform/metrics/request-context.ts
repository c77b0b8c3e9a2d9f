import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Log lines of the work carry this id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work);
}

/** Undefined outside requests (sweeps, the start). */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
