import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { CookieSignerService } from '../../platform/http/cookies/cookie-signer.service.js';
import {
  cookieOf,
  cookieOptions,
} from '../../platform/http/cookies/cookies.js';

const NAME = 'hatira_galleries';
/** Files and pages do not need the cookie. */
const PATH = '/api';
/** The most recent ones. */
const MAX_GALLERIES = 10;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Recognizes browsers that have opened a gallery. The cookie has keyed hashes,
 * which prove a link but do not open the gallery.
 */
@Injectable()
export class OpenedGalleriesService {
  constructor(
    private readonly signer: CookieSignerService,
    private readonly config: Config,
  ) {}

  /** Whether the browser has opened this link. */
  includes(hash: number, request: Request): boolean {
    return marksOf(request).some((mark) =>
      this.signer.isSigned('gallery', String(hash), mark),
    );
  }

  /** Call it after a link has opened. */
  remember(hash: number, request: Request): void {
    const response = request.res;
    if (!response || response.headersSent || this.includes(hash, request))
      return;
    const marks = [
      this.signer.sign('gallery', String(hash)),
      ...marksOf(request),
    ].slice(0, MAX_GALLERIES);
    response.cookie(NAME, marks.join('.'), {
      ...cookieOptions(this.config.isSecure, ONE_YEAR_MS),
      path: PATH,
    });
  }
}

function marksOf(request: Request): string[] {
  const marks = cookieOf(request, NAME)?.split('.', MAX_GALLERIES) ?? [];
  return marks.filter((mark) => /^[\w-]{22}$/.test(mark));
}
