import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { CookieSignerService } from '../../platform/http/cookies/cookie-signer.service.js';
import {
  cookieOf,
  cookieOptions,
} from '../../platform/http/cookies/cookies.js';

const NAME = 'hatira_galleries';
/** All calls with a hash are below this path; files and pages do not need the cookie. */
const PATH = '/api';
/** Of the most recent galleries. */
const MAX_GALLERIES = 10;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Recognizes browsers that have opened a gallery before. The cookie has a keyed hash of each link: it proves the link
 * but does not open the gallery.
 */
@Injectable()
export class OpenedGalleriesService {
  constructor(
    private readonly signer: CookieSignerService,
    private readonly config: Config,
  ) {}

  /** Whether the sending browser has opened a gallery with this link. */
  includes(hash: number, request: Request): boolean {
    return marksOf(request).some((mark) =>
      this.signer.isSigned('gallery', String(hash), mark),
    );
  }

  /** Adds an opened link to the cookie of the answer. */
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
