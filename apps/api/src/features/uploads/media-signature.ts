import { isAcceptedMediaType } from '@hatira/contract';
import { fileTypeFromBuffer } from 'file-type/core';
import { Problem } from '../../platform/http/errors/problem.js';

/** Every accepted format shows itself within so many bytes. */
const HEAD_BYTES = 4_100;

/**
 * The MIME type that a file's first bytes show.
 * @throws Problem `unsupported_media` when that is neither an image nor a video that guests' devices make.
 */
export async function mediaTypeOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!found || !isAcceptedMediaType(found.mime))
    throw new Problem('unsupported_media');
  return found.mime;
}

export interface PeekedStream {
  head: Buffer;
  whole: AsyncIterable<Buffer>;
}

/** The beginning of a stream, and the stream as it was: nothing is lost by looking. @param atLeast bytes */
export async function peek(
  source: AsyncIterable<Buffer>,
  atLeast = HEAD_BYTES,
): Promise<PeekedStream> {
  const iterator = source[Symbol.asyncIterator]();
  const seen: Buffer[] = [];
  let bytes = 0;
  while (bytes < atLeast) {
    const next = await iterator.next();
    if (next.done) break;
    seen.push(next.value);
    bytes += next.value.length;
  }
  return { head: Buffer.concat(seen), whole: rejoined(seen, iterator) };
}

async function* rejoined(
  seen: Buffer[],
  iterator: AsyncIterator<Buffer>,
): AsyncGenerator<Buffer> {
  yield* seen;
  for (
    let next = await iterator.next();
    !next.done;
    next = await iterator.next()
  )
    yield next.value;
}
