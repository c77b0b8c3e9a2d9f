import { HttpStatus } from '@nestjs/common';
import type { ByteRange } from '@hatira/contract';
import type { Request, Response } from 'express';
import type { AnswerPart } from './blocks/answer-part.js';
import { sendParts } from './blocks/send-parts.js';
import { leftToProxy } from './left-to-proxy.js';
import { answeredUnchanged } from './not-modified.js';
import { ObjectMissingError } from '../../storage/storage-errors.js';
import type { ObjectStore } from '../../storage/object-store.js';
import { Problem } from '../errors/problem.js';

export interface ServedBytes {
  sizeBytes: number;
  mimeType: string;
  /** Changes with the content; without quotes. */
  etag: string;
  cacheControl: string;
  /** The object with exactly these bytes, if the store has one. */
  storedAs?: string | undefined;
  /** A part's failure aborts the answer. */
  parts(range: ByteRange): Promise<Iterable<AnswerPart>>;
}

export interface ServedObject extends Omit<ServedBytes, 'parts' | 'storedAs'> {
  key: string;
}

/**
 * Sends an object by `sendBytes`.
 * @throws Problem `media_not_found` when the store has lost it
 */
export async function sendObject(
  store: ObjectStore,
  object: ServedObject,
  request: Request,
  response: Response,
): Promise<void> {
  const { key } = object;
  await sendBytes(
    {
      ...object,
      storedAs: key,
      parts: (range) => openedPart(store, key, range),
    },
    request,
    response,
  );
}

/**
 * Opens the object before the answer begins, which can still be a 404 then.
 * @throws ObjectMissingError
 */
export async function openedPart(
  store: ObjectStore,
  key: string,
  range: ByteRange,
): Promise<AnswerPart[]> {
  const object = await store.open(key, range);
  return [{ range, open: () => Promise.resolve(object) }];
}

/**
 * Serves ranges (206, 416), ETag, If-Range and If-Match; the headers keep the
 * bytes from running on this origin. A proxy may send the bytes
 * (`leftToProxy`).
 * @throws Problem `range_not_satisfiable`; `content_changed`; `media_not_found`
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
  const hasBody = request.method !== 'HEAD' && end > start;
  if (
    hasBody &&
    served.storedAs !== undefined &&
    leftToProxy(served.storedAs, range !== undefined, request, response)
  )
    return;
  if (range) {
    response.status(HttpStatus.PARTIAL_CONTENT);
    response.setHeader(
      'Content-Range',
      `bytes ${start}-${end - 1}/${served.sizeBytes}`,
    );
  }
  response.setHeader('Content-Length', end - start);
  if (hasBody) await stream(served, { start, end }, response);
  else response.end();
}

/** Firefox resumes with If-Match. Parts of two versions must not be joined. */
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

/** Undefined: the whole object, also for several ranges (RFC 9110). */
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

/**
 * A longer suffix means all (RFC 9110, 14.1.2); the parser calls it
 * unsatisfiable.
 */
function isAllAsSuffix(range: string, sizeBytes: number): boolean {
  const suffix = /^bytes=\s*-(\d+)\s*$/.exec(range)?.[1];
  return suffix !== undefined && sizeBytes > 0 && Number(suffix) >= sizeBytes;
}

async function stream(
  served: ServedBytes,
  range: ByteRange,
  response: Response,
): Promise<void> {
  let parts;
  try {
    parts = await served.parts(range);
  } catch (error) {
    if (error instanceof ObjectMissingError)
      throw new Problem('media_not_found', { cause: error });
    throw error;
  }
  await sendParts(parts, range.end - range.start, response);
}
