import type { Request, Response } from 'express';

/** The name in the application's settings: the proxy's internal location. */
export const FILES_BY_PROXY = 'files by proxy';
/**
 * The proxy names its location in it, in place of a client's value. Another
 * name than the product's would be a 404 for every file.
 */
const ASKED = 'x-accel-location';
/** nginx evaluates them in other ways than the product does. */
const OWN_CONDITIONS = ['if-match', 'if-unmodified-since'];

/**
 * Lets the proxy send an object of the local store, by `X-Accel-Redirect`. The
 * headers are set already; the proxy applies the range.
 * @param isOfRange false when the answer is the whole despite a `Range`
 * @returns false when the bytes must be sent here
 */
export function leftToProxy(
  key: string,
  isOfRange: boolean,
  request: Request,
  response: Response,
): boolean {
  const location = request.app.get(FILES_BY_PROXY) as string | undefined;
  const isPossible =
    location !== undefined &&
    request.get(ASKED) === location &&
    isFromProxy(request) &&
    (isOfRange || request.headers.range === undefined) &&
    OWN_CONDITIONS.every((name) => request.headers[name] === undefined);
  if (!isPossible) return false;
  const path = key.split('/').map(encodeURIComponent).join('/');
  response.setHeader('X-Accel-Redirect', location + path);
  // nginx would add its own to it.
  response.removeHeader('Accept-Ranges');
  response.end();
  return true;
}

function isFromProxy(request: Request): boolean {
  const isTrusted = request.app.get('trust proxy fn') as (
    address: string,
    hop: number,
  ) => boolean;
  return isTrusted(request.socket.remoteAddress ?? '', 0);
}
