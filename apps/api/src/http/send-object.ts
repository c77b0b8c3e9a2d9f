import { pipeline } from 'node:stream/promises';
import { HttpStatus } from '@nestjs/common';
import type { ByteRange } from '@hatira/contract';
import type { Request, Response } from 'express';
import { answeredUnchanged } from './not-modified.js';
import { ObjectMissingError } from '../storage/storage-errors.js';
import type { ObjectStore } from '../storage/object-store.js';
import { Problem } from './problem.js';

/** An object as it is served. */
export interface ServedObject {
  key: string;
  sizeBytes: number;
  mimeType: string;
  /** Changes with the content; without quotes. */
  etag: string;
  cacheControl: string;
}

/**
 * Serves an object with exact byte ranges (206, 416), ETag and If-Range, never as anything that could run on our
 * origin (design section 3, files are served).
 * @throws Problem `range_not_satisfiable`; `media_not_found` when the store has lost the object.
 */
export async function sendObject(
  store: ObjectStore,
  object: ServedObject,
  request: Request,
  response: Response,
): Promise<void> {
  setHeaders(object, response);
  if (answeredUnchanged(request, response, `"${object.etag}"`)) return;
  const range = requestedRange(object, request, response);
  const { start, end } = range ?? { start: 0, end: object.sizeBytes };
  if (range) {
    response.status(HttpStatus.PARTIAL_CONTENT);
    response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${object.sizeBytes}`);
  }
  response.setHeader('Content-Length', end - start);
  if (request.method === 'HEAD' || end === start) {
    response.end();
    return;
  }
  await stream(store, object.key, { start, end }, response);
}

function setHeaders({ mimeType, etag, cacheControl }: ServedObject, response: Response): void {
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
  { sizeBytes, etag }: ServedObject,
  request: Request,
  response: Response,
): ByteRange | undefined {
  const ifRange = request.get('if-range');
  if (request.headers.range === undefined || (ifRange !== undefined && ifRange !== `"${etag}"`)) return undefined;
  const ranges = request.range(sizeBytes);
  if (ranges === -1) {
    response.setHeader('Content-Range', `bytes */${sizeBytes}`);
    throw new Problem('range_not_satisfiable');
  }
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [range] = ranges;
  return range && { start: range.start, end: range.end + 1 };
}

async function stream(store: ObjectStore, key: string, range: ByteRange, response: Response): Promise<void> {
  let source;
  try {
    source = await store.read(key, range);
  } catch (error) {
    if (error instanceof ObjectMissingError) throw new Problem('media_not_found', { cause: error });
    throw error;
  }
  try {
    await pipeline(source, response);
  } catch (error) {
    // The reader went away: nothing to answer. Anything else ends the connection, so that no short file looks whole.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
