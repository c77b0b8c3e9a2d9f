import { ApiError } from '@hatira/api-client';
import { withJitter } from './with-jitter';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Doubles the wait per failure, with jitter. Milliseconds. */
export function waitMs(failures: number): number {
  return withJitter(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures));
}

/**
 * Repeats a call until it succeeds or a retry is useless.
 * @throws ApiError
 */
export async function withRetries<T>(
  call: () => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await call();
    } catch (error) {
      if (
        !(error instanceof ApiError) ||
        !isRepeatable(error) ||
        signal.aborted
      )
        throw error;
      await pause(
        error.retryAfterMs === undefined
          ? waitMs(failures)
          : withJitter(error.retryAfterMs),
        signal,
      );
    }
  }
}

function isRepeatable({
  status,
  isTimeout,
  isNetworkFailure,
}: ApiError): boolean {
  return isTimeout || isNetworkFailure || status === 429 || status >= 500;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}
