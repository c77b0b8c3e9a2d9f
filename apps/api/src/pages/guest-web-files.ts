import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, Response } from 'express';
import sirv from 'sirv';
import { Problem } from '../http/problem.js';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;
const ONE_HOUR_SECONDS = 3600;
/** Parts of the build that are not for browsers as they are. */
const NOT_SERVED = /^(index\.html|shell\.json|.*\.(br|gz))$/;

/**
 * Serves the built guest pages' files: those under `/assets` carry their content's hash in their name and are kept
 * for good, packed as the browser likes best; the few beside them (icons) for an hour.
 */
export function guestWebFiles(dir: string): (request: Request, response: Response, next: NextFunction) => void {
  const options = { extensions: [], etag: true, brotli: true, gzip: true };
  const isBuilt = existsSync(join(dir, 'assets'));
  const serve = isBuilt ? sirv(dir, { ...options, setHeaders: setCaching }) : undefined;
  const loose = new Set(isBuilt ? readdirSync(dir).filter((name) => !NOT_SERVED.test(name)) : []);
  return (request, response, next) => {
    const isAsset = request.path.startsWith('/assets/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || (!isAsset && !loose.has(request.path.slice(1)))) return next();
    if (!serve) return next(new Problem('not_found'));
    serve(request, response, () => next(new Problem('not_found')));
  };
}

function setCaching(response: { setHeader(name: string, value: string): void }, pathname: string): void {
  const isAsset = pathname.startsWith('/assets/');
  const caching = isAsset ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : `public, max-age=${ONE_HOUR_SECONDS}`;
  response.setHeader('Cache-Control', caching);
}
