import { Problem } from '../../../platform/http/errors/problem.js';

const BUSY_RETRY_SECONDS = 2;

/**
 * Stops a write when other requests may take its claim over.
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

/**
 * Yields exactly `bytes` bytes.
 * @throws Problem `slice_off_grid` at the first byte too many, or at the end
 *   when bytes are missing
 */
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

/** The answer while another request writes the slice. */
export function busy(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}
