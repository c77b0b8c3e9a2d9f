import type { StorageFault } from '../metrics/first-values.js';
import { storageErrors, storageSeconds } from '../metrics/metrics.js';
import type { ObjectStore } from './object-store.js';
import {
  ObjectMissingError,
  StorageFullError,
  StorageUnavailableError,
} from './storage-errors.js';

type Operation = (...parameters: unknown[]) => unknown;

/** Codes of the client's connection. */
const OTHERS = new Set(['ECONNRESET', 'EPIPE']);

/** Times operations and counts failures. */
export function metered(store: ObjectStore): ObjectStore {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function' || typeof name !== 'string')
        return member;
      const call = (member as Operation).bind(target);
      return (...parameters: unknown[]) => {
        const stop = storageSeconds.startTimer({ operation: name });
        const result = call(...parameters);
        return result instanceof Promise ? timed(name, result, stop) : result;
      };
    },
  });
}

async function timed(
  operation: string,
  result: Promise<unknown>,
  stop: () => void,
): Promise<unknown> {
  try {
    return await result;
  } catch (error) {
    const reason = faultOf(error);
    if (reason !== undefined) storageErrors.inc({ operation, reason });
    throw error;
  } finally {
    stop();
  }
}

/** Undefined: the client disconnected or the bytes were refused. */
function faultOf(error: unknown): StorageFault | undefined {
  if (error instanceof StorageFullError) return 'full';
  if (error instanceof ObjectMissingError) return 'missing';
  if (error instanceof StorageUnavailableError) return 'unavailable';
  const { syscall, code = '' } = error as NodeJS.ErrnoException;
  return typeof syscall === 'string' && !OTHERS.has(code)
    ? 'failed'
    : undefined;
}
