import { pipeline } from 'node:stream/promises';
import { HttpStatus } from '@nestjs/common';
import type { ByteRange } from '@hatira/contract';
import type { Request, Response } from 'express';
import { answeredUnchanged } from './not-modified.js';
import { ObjectMissingError } from '../../storage/storage-errors.js';
import type { ObjectStore } from '../../storage/object-store.js';
import { Problem } from '../errors/problem.js';

/** Bytes as they are served. */
export interface ServedBytes {
  sizeBytes: number;
  mimeType: string;
  /** Changes with the content; without quotes. */
  etag: string;
  cacheControl: string;
  /** Opens a part of them for reading; it may also fail in the middle, and then the answer is cut off. */
  read(range: ByteRange): Promise<AsyncIterable<Buffer>>;
}

/** An object of the store as it is served. */
export interface ServedObject extends Omit<ServedBytes, 'read'> {
  key: string;
}

/** Serves an object as `sendBytes` does. @throws Problem `media_not_found` when the store has lost it */
export async function sendObject(
  store: ObjectStore,
  object: ServedObject,
  request: Request,
  response: Response,
): Promise<void> {
  await sendBytes(
    { ...object, read: (range) => store.read(object.key, range) },
    request,
    response,
  );
}

/**
 * Serves bytes with exact byte ranges (206, 416), ETag, If-Range and If-Match, never as anything that could run on our
 * origin (design section 3, files are served).
 * @throws Problem `range_not_satisfiable`; `content_changed` when the client holds a part of something else;
 *   `media_not_found` when they are not there.
 */
export async function sendBytes(
  served: ServedBytes,
  request: Request,
  response: Response,
): Promise<void> {
  setHeaders(served, response);
  if (answeredUnchanged(request, response, `"${served.etag}"`)) return;
  requireMatch(request, `"${served.etag}"`);
  const range = requestedRange(served, request, response);
  const { start, end } = range ?? { start: 0, end: served.sizeBytes };
  if (range) {
    response.status(HttpStatus.PARTIAL_CONTENT);
    response.setHeader(
      'Content-Range',
      `bytes ${start}-${end - 1}/${served.sizeBytes}`,
    );
  }
  response.setHeader('Content-Length', end - start);
  if (request.method === 'HEAD' || end === start) {
    response.end();
    return;
  }
  await stream(served, { start, end }, response);
}

/** Firefox continues a download with If-Match where others send If-Range: two files must never become one. */
function requireMatch(request: Request, etag: string): void {
  const wanted = request.get('if-match')?.split(',');
  const isMet =
    wanted === undefined ||
    wanted.some((tag) => tag.trim() === '*' || tag.trim() === etag);
  if (!isMet) throw new Problem('content_changed');
}

function setHeaders(
  { mimeType, etag, cacheControl }: ServedBytes,
  response: Response,
): void {
  response.setHeader('Content-Type', mimeType);
  response.setHeader('ETag', `"${etag}"`);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('Cache-Control', cacheControl);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader(
    'Content-Security-Policy',
    "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'",
  );
}

/** Undefined: the whole object. Several ranges at once are answered with the whole, as the standard allows. */
function requestedRange(
  { sizeBytes, etag }: ServedBytes,
  request: Request,
  response: Response,
): ByteRange | undefined {
  const ifRange = request.get('if-range');
  if (
    request.headers.range === undefined ||
    (ifRange !== undefined && ifRange !== `"${etag}"`)
  )
    return undefined;
  if (isAllAsSuffix(request.headers.range, sizeBytes))
    return { start: 0, end: sizeBytes };
  const ranges = request.range(sizeBytes);
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${sizeBytes}`);
    throw new Problem('range_not_satisfiable');
  }
  if (
    ranges === undefined ||
    ranges === -2 ||
    ranges.type !== 'bytes' ||
    ranges.length !== 1
  )
    return undefined;
  const [range] = ranges;
  return range && { start: range.start, end: range.end + 1 };
}

/** The last bytes of something shorter are all of it (RFC 9110, 14.1.2); the parser takes them for none. */
function isAllAsSuffix(range: string, sizeBytes: number): boolean {
  const suffix = /^bytes=\s*-(\d+)\s*$/.exec(range)?.[1];
  return suffix !== undefined && sizeBytes > 0 && Number(suffix) >= sizeBytes;
}

async function stream(
  served: ServedBytes,
  range: ByteRange,
  response: Response,
): Promise<void> {
  let source;
  try {
    source = await served.read(range);
  } catch (error) {
    if (error instanceof ObjectMissingError)
      throw new Problem('media_not_found', { cause: error });
    throw error;
  }
  await pour(source, response);
}

/** Sends bytes as the rest of an answer whose headers are set. */
export async function pour(
  source: AsyncIterable<Buffer>,
  response: Response,
): Promise<void> {
  try {
    await pipeline(source, response);
  } catch (error) {
    // The reader went away: nothing to answer. Anything else ends the connection, so that no short file looks whole.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE')
      throw error;
  }
}
