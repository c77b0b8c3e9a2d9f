import { AsyncLocalStorage } from 'node:async_hooks';

/** In the web process and in jobs. */
const current = new AsyncLocalStorage<string>();

/** Runs work whose log lines carry this request id. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work);
}

/** The current request's id; undefined outside requests (sweeps, the start). */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
