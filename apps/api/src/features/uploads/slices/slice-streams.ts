import { Problem } from '../../../platform/http/errors/problem.js';

const BUSY_RETRY_SECONDS = 2;

/**
 * Stops a write that others may take over.
 * @throws Problem `slice_in_progress`
 */
export async function* whileAlive(
  source: AsyncIterable<Buffer>,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    if (signal.aborted) throw busy();
    yield chunk;
  }
}

/** @throws Problem `slice_off_grid` for another size */
export async function* exactly(
  source: AsyncIterable<Buffer>,
  bytes: number,
): AsyncGenerator<Buffer> {
  let rest = bytes;
  for await (const chunk of source) {
    rest -= chunk.length;
    if (rest < 0) break;
    yield chunk;
  }
  if (rest !== 0) throw new Problem('slice_off_grid');
}

export function busy(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}
