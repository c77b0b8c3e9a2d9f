import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../config/load-config.js';
import { CookieSignerService } from './cookie-signer.service.js';
import { cookieOf, cookieOptions } from './cookies.js';
import { networkOf } from '../limits/network-of.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../limits/rate-limits.service.js';

const NAME = 'hatira_guest';
const BYTES = 16;
/** Id, time of issue, signature; beyond its network's limit a guest gets the id alone. */
const WELL_FORMED = /^([\w-]{22})(?:\.([0-9a-z]{1,9})\.([\w-]{22}))?$/;
const BASE = 36;
const ONE_YEAR_MS = 365 * 24 * 3_600_000;

/** Calls without a cookie of ours must not use up the cookies of guests who open the page. */
const COOKIES_OF_CALLS: RateLimit = {
  name: 'guest-cookies-calls',
  points: 1_000,
  perSeconds: 60,
};
/** 1,000 guests behind one address open the page within a minute. */
const COOKIES_OF_PAGES: RateLimit = {
  name: 'guest-cookies',
  points: 1_000,
  perSeconds: 60,
};

export interface GuestMark {
  /** Distinguishes uploads, authentic or not. */
  id: string;
  /** Milliseconds since 1970; undefined unless issued here. */
  issuedAt: number | undefined;
}

/** Cookies that distinguish and count uploads, signed by this installation. */
@Injectable()
export class GuestCookiesService {
  constructor(
    private readonly signer: CookieSignerService,
    private readonly limits: RateLimitsService,
    private readonly config: Config,
  ) {}

  /** Undefined unless well-formed. */
  of(request: Request): GuestMark | undefined {
    return this.markIn(cookieOf(request, NAME));
  }

  /** Whether an answer gave its guest a cookie that this installation signed. */
  areSetHere(setCookies: string[] = []): boolean {
    return setCookies.some((header) => {
      const [pair = ''] = header.split(';', 1);
      const [name, value] = pair.split('=', 2);
      return name === NAME && this.markIn(value)?.issuedAt !== undefined;
    });
  }

  /** The header of a guest with this id, whom the server has just met. */
  headerOf(id: string): string {
    return `${NAME}=${this.valueOf(id, Date.now())}`;
  }

  private markIn(value = ''): GuestMark | undefined {
    const [, id, issued, signature] = WELL_FORMED.exec(value) ?? [];
    if (id === undefined) return undefined;
    const isOurs =
      signature !== undefined &&
      this.signer.isSigned('guest', `${id}.${issued}`, signature);
    return {
      id,
      issuedAt: isOurs ? Number.parseInt(issued ?? '', BASE) * 1000 : undefined,
    };
  }

  /**
   * Keeps a signed mark. Others get a fresh id: signing a given one would hand
   * out another guest's files. Beyond its network's limit it is unsigned.
   * @param by the kind of request; pages and calls have a limit each
   */
  async ensure(
    request: Request,
    response: Response,
    by: 'page' | 'call',
  ): Promise<GuestMark> {
    const known = this.of(request);
    if (known?.issuedAt !== undefined) return known;
    const limit = by === 'page' ? COOKIES_OF_PAGES : COOKIES_OF_CALLS;
    const network = networkOf(request.ip ?? '');
    const maySign = await this.limits.isWithin(limit, network);
    const issuedAt = maySign ? Date.now() : undefined;
    if (issuedAt === undefined && known) return known;
    const id = randomBytes(BYTES).toString('base64url');
    const value = issuedAt === undefined ? id : this.valueOf(id, issuedAt);
    response.cookie(
      NAME,
      value,
      cookieOptions(this.config.isSecure, ONE_YEAR_MS),
    );
    return { id, issuedAt };
  }

  /** The id of a cookie that this installation signed: its files are its own. */
  signedId(request: Request): string | undefined {
    const mark = this.of(request);
    return mark?.issuedAt === undefined ? undefined : mark.id;
  }

  /** @param issuedAt milliseconds since 1970 */
  valueOf(id: string, issuedAt: number): string {
    const text = `${id}.${Math.floor(issuedAt / 1000).toString(BASE)}`;
    return `${text}.${this.signer.sign('guest', text)}`;
  }
}
