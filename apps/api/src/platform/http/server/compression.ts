import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Made for each request. Files of the build were compressed by the build. */
const TEXT =
  /^(text\/(html|plain|csv)|application\/(([a-z]+\+)?json|xml)|image\/svg\+xml)\b/;
/** Below it a packet is not saved. */
const MIN_BYTES = 1_024;
/** Half the time of the defaults for 1 % more bytes of a list. */
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 3 };
const GZIP_LEVEL = 4;
/** A pipeline of a file adds ten. */
const MAX_LISTENERS = 20;
/** A thread takes so much at once, between the pieces of other answers. */
const PIECE_BYTES = 64 * 1024;

export type TextEncoding = 'br' | 'gzip';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

/**
 * Compresses text by brotli or gzip, off the main thread. Never compresses
 * media, zips and event streams (docs/decisions/0042-compressed-answers.md).
 */
export function compressText(): RequestHandler {
  const compress = compression({
    threshold: MIN_BYTES,
    filter: isText,
    level: GZIP_LEVEL,
    brotli: { params: BROTLI_PARAMS },
  });
  return (request, response, next) => {
    response.setMaxListeners(MAX_LISTENERS);
    compress(request, response, next);
  };
}

function isText(request: Request, response: Response): boolean {
  const type = response.getHeader('Content-Type');
  // Ranges count the bytes of the file.
  const hasRanges = response.hasHeader('Accept-Ranges');
  if (typeof type !== 'string' || hasRanges || !TEXT.test(type)) return false;
  // GET has another length, unknown without compressing.
  if (request.method === 'HEAD' && !response.hasHeader('Content-Encoding'))
    response.removeHeader('Content-Length');
  return true;
}

/**
 * The encoding for an answer that is compressed once and kept; `compressText`
 * leaves it alone.
 * @returns undefined: send it plain
 */
export function keptEncodingOf(request: Request): TextEncoding | undefined {
  if (request.method === 'HEAD') return undefined;
  if (request.acceptsEncodings('br') !== false) return 'br';
  return request.acceptsEncodings('gzip') !== false ? 'gzip' : undefined;
}

/** Compresses like `compressText`. */
export async function compressed(
  text: Buffer,
  encoding: TextEncoding,
): Promise<Buffer> {
  return encoding === 'br'
    ? brotliOf(text, { chunkSize: PIECE_BYTES, params: BROTLI_PARAMS })
    : gzipOf(text, { chunkSize: PIECE_BYTES, level: GZIP_LEVEL });
}

export function isWorthCompressing({ length }: Buffer): boolean {
  return length >= MIN_BYTES;
}
