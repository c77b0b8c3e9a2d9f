import { Problem } from '../../../platform/http/errors/problem.js';

const BUSY_RETRY_SECONDS = 2;

/**
 * @param onChunk its errors end the stream
 * @throws Problem `slice_off_grid` for another size
 */
export async function* exactly(
  source: AsyncIterable<Buffer>,
  bytes: number,
  onChunk: (chunk: Buffer) => void = () => undefined,
): AsyncGenerator<Buffer> {
  let rest = bytes;
  for await (const chunk of source) {
    rest -= chunk.length;
    if (rest < 0) break;
    onChunk(chunk);
    yield chunk;
  }
  if (rest !== 0) throw new Problem('slice_off_grid');
}

/** Sends chunks from memory. */
export async function* replayed(
  chunks: Iterable<Buffer>,
): AsyncGenerator<Buffer> {
  yield* chunks;
  await Promise.resolve();
}

export function busy(): Problem {
  return new Problem('slice_in_progress', {
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });
}
