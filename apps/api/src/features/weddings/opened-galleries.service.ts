import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { CookieSignerService } from '../../platform/http/cookies/cookie-signer.service.js';
import {
  cookieOf,
  cookieOptions,
} from '../../platform/http/cookies/cookies.js';

const NAME = 'hatira_galleries';
/** All calls that name a hash are below it; files and pages do without the cookie. */
const PATH = '/api';
/** Of the galleries that a browser has opened, the last so many. */
const MAX_GALLERIES = 10;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/**
 * Knows the browsers that have opened a gallery before. Their cookie holds a keyed hash of each link: it proves the
 * link, and opens nothing.
 */
@Injectable()
export class OpenedGalleriesService {
  constructor(
    private readonly signer: CookieSignerService,
    private readonly config: Config,
  ) {}

  /** Whether a request comes from a browser in which this link has opened a gallery. */
  includes(hash: number, request: Request): boolean {
    return marksOf(request).some((mark) =>
      this.signer.isSigned('gallery', String(hash), mark),
    );
  }

  /** Leaves the mark of a link that has opened a gallery, with the answer. */
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
