import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';

/** Made for each request. Files of the build were compressed by the build. */
const TEXT =
  /^(text\/(html|plain|csv)|application\/(([a-z]+\+)?json|xml)|image\/svg\+xml)\b/;
/** Below it a packet is not saved. */
const MIN_BYTES = 1_024;
/** Half the time of the defaults for 1 % more bytes of a list. */
const BROTLI_QUALITY = 3;
const GZIP_LEVEL = 4;
/** A pipeline of a file adds ten. */
const MAX_LISTENERS = 20;

/**
 * Compresses text by brotli or gzip, off the main thread. Never compresses
 * media, zips and event streams (docs/decisions/0042-compressed-answers.md).
 */
export function compressText(): RequestHandler {
  const compress = compression({
    threshold: MIN_BYTES,
    filter: isText,
    level: GZIP_LEVEL,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
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
