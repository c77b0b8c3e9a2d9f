import type { ByteRange } from '@hatira/contract';
import { ObjectMissingError } from '../../../platform/storage/storage-errors.js';
import type { ZipLayout } from './zip-layout.js';

/** Opens a part of a zip's file for reading. */
export type OpenFile = (
  entry: number,
  range: ByteRange,
) => Promise<AsyncIterable<Buffer>>;

/**
 * The bytes of a range of a zip: one file is open at a time, and only while it is being read. Who stops reading stops
 * the work.
 * @throws ObjectMissingError when a file is not there or shorter than it should be: a zip that is not whole must never
 *   look as if it were
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

/** Hands the bytes on, and sees to it that none is missing. */
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
    throw new ObjectMissingError(`of which ${end - start} bytes were expected`);
}
