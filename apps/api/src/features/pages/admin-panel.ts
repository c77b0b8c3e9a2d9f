import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../../platform/config/load-config.js';
import { tag } from '../../platform/http/html.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { preventIndexing } from '../../platform/http/server/secure-headers.js';
import { guestWebFiles } from './shell/guest-web-files.js';
import { ofNewestBuild } from './shell/newest-build.js';

/**
 * Serves the panel at its secret path, unknown to the build: addresses are
 * relative, and the server adds the base.
 * @param adminPath one segment
 */
export function adminPanel(
  adminPath: string,
  config: Config,
): RequestHandler[] {
  const { adminWebDir } = config;
  return [
    unlisted,
    guestWebFiles(adminWebDir),
    contentPolicy(config),
    shell(adminWebDir, adminPath),
  ];
}

function unlisted(
  _request: Request,
  response: Response,
  next: NextFunction,
): void {
  preventIndexing(response);
  next();
}

/** Addresses of pages have no extension. */
const FILE = /\.[A-Za-z0-9]+$/;

/** The same page for every path that is not a file. */
function shell(dir: string, adminPath: string): RequestHandler {
  const htmlOf = ofNewestBuild(join(dir, 'index.html'), () =>
    withBase(dir, `/${adminPath}/`),
  );
  return (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || FILE.test(request.path))
      return next(new Problem('not_found'));
    const html = htmlOf();
    if (html === undefined) return next(new Problem('service_unavailable'));
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(html);
  };
}

function withBase(dir: string, base: string): string | undefined {
  let html: string;
  try {
    html = readFileSync(join(dir, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
  // A function, so that `$` in the path is not a pattern.
  return html.replace(
    /<head[^>]*>/,
    (head) => `${head}\n    ${tag('base', { href: base })}`,
  );
}

/** Emotion creates styles at run time. */
function contentPolicy({ isSecure, filesOrigin }: Config): RequestHandler {
  const files = filesOrigin === undefined ? [] : [filesOrigin];
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", ...files, 'blob:', 'data:'],
      'media-src': ["'self'", ...files],
      'font-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
      ...(isSecure && { 'upgrade-insecure-requests': [] }),
    },
  });
}
