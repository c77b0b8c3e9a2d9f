import { AsyncLocalStorage } from 'node:async_hooks';

/** The request on whose behalf the running code works: in the web process, and in the jobs that it leaves behind. */
const current = new AsyncLocalStorage<string>();

/** Runs with this request id; everything that is logged meanwhile carries it. */
export function onBehalfOf<T>(requestId: string, work: () => T): T {
  return current.run(requestId, work);
}

/** The id of the request at hand; undefined where nobody's request is at work (the clean-up, the start). */
export function currentRequestId(): string | undefined {
  return current.getStore();
}
