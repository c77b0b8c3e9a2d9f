import type { ByteRange } from '@hatira/contract';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import type { ZipLayout } from './zip-layout.js';

export type OpenFile = (
  entry: number,
  range: ByteRange,
) => Promise<AsyncIterable<Buffer>>;

/**
 * Streams a range with one open file; ends when the reader stops.
 * @throws ObjectMissingError for a missing or short file: an incomplete zip
 *   must never look complete
 */
export async function* zipStream(
  layout: ZipLayout,
  range: ByteRange,
  open: OpenFile,
): AsyncGenerator<Buffer> {
  for (const part of layout.parts(range)) {
    if ('bytes' in part) yield part.bytes;
    else yield* wholly(await open(part.entry, part.range), part.range);
  }
}

export async function* wholly(
  source: AsyncIterable<Buffer>,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let missingBytes = end - start;
  for await (const chunk of source) {
    missingBytes -= chunk.length;
    yield chunk;
  }
  if (missingBytes !== 0)
    throw new ObjectMissingError(`with ${end - start} bytes`);
}
