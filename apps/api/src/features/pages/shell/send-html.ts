import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Response } from 'express';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);
/** Nearly the best ratio in a millisecond or two. */
const BROTLI_QUALITY = 5;

type Encoding = 'br' | 'gzip' | 'identity';

/** Compresses with an accepted encoding. */
export async function packHtml(
  html: string,
  encoding: Encoding,
): Promise<Buffer> {
  if (encoding === 'br')
    return asBrotli(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
  return encoding === 'gzip' ? asGzip(html) : Buffer.from(html);
}

/**
 * Sends a page in the browser's preferred encoding.
 * @param pack may return a cached result
 */
export async function sendHtml(
  response: Response,
  pack: (encoding: Encoding) => Promise<Buffer>,
): Promise<void> {
  const { req: request } = response;
  const encoding =
    (['br', 'gzip'] as const).find(
      (name) => request.acceptsEncodings(name) === name,
    ) ?? 'identity';
  const body = await pack(encoding);
  response.vary('Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.type('html').send(body);
}
