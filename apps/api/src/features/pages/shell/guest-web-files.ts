import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../../../platform/http/errors/problem.js';
import { ofNewestBuild } from './newest-build.js';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;
const ONE_HOUR_SECONDS = 3600;
/** Browsers must not fetch these. */
const NOT_SERVED =
  /^(index\.html|shell\.json|upload-worker.*|site|demo|.*\.(br|gz))$/;
const PACKED = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
];

/**
 * Serves the build's files, compressed: `/assets`, with hashed names, cached
 * forever; the others (icons) for an hour.
 */
export function guestWebFiles(
  dir: string,
): (request: Request, response: Response, next: NextFunction) => void {
  const newest = ofNewestBuild(join(dir, 'assets'), () => builtFiles(dir));
  return (request, response, next) => {
    const name = request.path.slice(1);
    const isAsset = name.startsWith('assets/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Calls and media must not wait for a look at the folder.
    if (!isRead || (name.includes('/') && !isAsset)) return next();
    const built = newest();
    if (!built.has(name) && !isAsset) return next();
    if (!built.has(name) || NOT_SERVED.test(name))
      return next(new Problem('not_found'));
    const packed = PACKED.find(
      ({ encoding, suffix }) =>
        built.has(name + suffix) &&
        request.acceptsEncodings(encoding) === encoding,
    );
    response
      .type(extname(name))
      .vary('Accept-Encoding')
      .setHeader('Cache-Control', cachingOf(name));
    if (packed) response.setHeader('Content-Encoding', packed.encoding);
    const options = { root: dir, cacheControl: false };
    response.sendFile(
      name + (packed?.suffix ?? ''),
      options,
      (error?: Error) => {
        // A new build has replaced this one, or the browser is gone.
        if (error && !response.headersSent)
          next(new Problem('not_found', { cause: error }));
      },
    );
  };
}

/** Public files with compressed variants. */
function builtFiles(dir: string): Set<string> {
  if (!existsSync(join(dir, 'assets'))) return new Set();
  const loose = readdirSync(dir).filter((name) => !NOT_SERVED.test(name));
  const assets = readdirSync(join(dir, 'assets')).map(
    (name) => `assets/${name}`,
  );
  return new Set([...loose, ...assets]);
}

function cachingOf(name: string): string {
  const isAsset = name.startsWith('assets/');
  return isAsset
    ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
    : `public, max-age=${ONE_HOUR_SECONDS}`;
}
