import { createHash } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../../../platform/config/load-config.js';

/** Inline scripts that run: without `src`, and not data. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g;

/** Content-Security-Policy: only these HTMLs' inline scripts run, by hash. */
export function pagePolicy(
  htmls: string[],
  config: Config,
): (request: Request, response: Response, next: NextFunction) => void {
  const hashes = new Set(htmls.flatMap(inlineHashes));
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: directives([...hashes], config),
  });
}

function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => script,
  );
  return scripts.map(
    (script) =>
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

function directives(
  scriptHashes: string[],
  { isSecure, filesOrigin }: Config,
): Record<string, string[]> {
  const files = [
    "'self'",
    ...(filesOrigin === undefined ? [] : [filesOrigin]),
    'blob:',
  ];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [...files, 'data:'],
    'media-src': files,
    'connect-src': files,
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
    ...(isSecure && { 'upgrade-insecure-requests': [] }),
  };
}
