import type { NextFunction, Request, Response } from 'express';
import type { Config } from '../../../platform/config/load-config.js';
import { Problem } from '../../../platform/http/errors/problem.js';

const ADDRESS = '/upload-worker.js';
const WORKER = 'upload-worker.js';
const REMOVAL = 'upload-worker-off.js';

/**
 * Serves the service worker of the upload pages; where they are switched off,
 * the one that removes it from the phones.
 */
export function uploadWorker({
  guestWebDir: root,
  hasOfflinePages,
}: Config): (request: Request, response: Response, next: NextFunction) => void {
  const file = hasOfflinePages ? WORKER : REMOVAL;
  return (request, response, next) => {
    if (request.path !== ADDRESS || request.method !== 'GET') return next();
    // Both files may have the same date.
    response.type('js').setHeader('Cache-Control', 'no-cache');
    const options = { root, cacheControl: false, lastModified: false };
    response.sendFile(file, options, (error?: Error) => {
      if (error && !response.headersSent)
        next(new Problem('not_found', { cause: error }));
    });
  };
}
