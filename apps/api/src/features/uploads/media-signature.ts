import { isAcceptedMediaType } from '@hatira/contract';
import { fileTypeFromBuffer } from 'file-type/core';
import { Problem } from '../../platform/http/errors/problem.js';

/** Enough for every accepted format. */
const HEAD_BYTES = 4_100;

/**
 * @throws Problem `unsupported_media` for formats that guests' devices do not
 *   make
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

/** Reads at least so many bytes. */
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
