import { isAcceptedMediaType } from '@hatira/contract';
import { fileTypeFromBuffer } from 'file-type/core';
import { Problem } from '../../platform/http/errors/problem.js';

/** Enough for every accepted format. */
const HEAD_BYTES = 4_100;

/**
 * TIFFs that `file-type` does not name: their directory is behind the head, or
 * they have a camera's own version number.
 */
const TIFF_HEADS: Partial<Record<string, string>> = {
  'II*\0': 'image/tiff',
  'MM\0*': 'image/tiff',
  IIRO: 'image/x-olympus-orf',
  IIRS: 'image/x-olympus-orf',
  MMOR: 'image/x-olympus-orf',
  'IIU\0': 'image/x-panasonic-rw2',
};

/** Program streams of camcorders and DVDs, which `file-type` tells apart. */
const SAME_AS: Partial<Record<string, string>> = {
  'video/MP1S': 'video/mpeg',
  'video/MP2P': 'video/mpeg',
};

/**
 * @throws Problem `unsupported_media` for formats that guests' devices do not
 *   make; its details name the recognized type
 */
export async function mediaTypeOf(head: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  const mime = found?.mime ?? TIFF_HEADS[head.toString('latin1', 0, 4)];
  const type = mime && (SAME_AS[mime] ?? mime);
  if (!type || !isAcceptedMediaType(type))
    throw new Problem(
      'unsupported_media',
      mime ? { details: { type: mime } } : {},
    );
  return type;
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

/** A generator would cost a turn for each chunk. */
function rejoined(
  seen: Buffer[],
  iterator: AsyncIterator<Buffer>,
): AsyncIterable<Buffer> {
  const next = () => {
    const value = seen.shift();
    return value
      ? Promise.resolve({ value, done: false as const })
      : iterator.next();
  };
  const end = () =>
    iterator.return?.() ??
    Promise.resolve({ value: undefined, done: true as const });
  return { [Symbol.asyncIterator]: () => ({ next, return: end }) };
}
