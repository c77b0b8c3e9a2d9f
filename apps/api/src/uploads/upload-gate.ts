import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/load-config.js';
import { ensureGuestCookie, guestCookieOf } from '../http/guest-cookie.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';

/** Who sends a file, as far as an anonymous phone can be told from another. */
export interface Guest {
  /** The cookie that came with the request. */
  cookie: string | undefined;
  /** The cookie that the answer leaves the guest with: the same, or a new one. */
  nextCookie: string;
  /** The fall-back without a cookie: address and user agent, hashed, so that nothing personal is kept. */
  address: string;
}

/** A guest at a wedding's upload page. */
export interface Sender {
  wedding: Wedding;
  guest: Guest;
}

/** The door of the upload calls: which wedding, and who stands there. */
@Injectable()
export class UploadGate {
  constructor(
    @Inject(WeddingsService) private readonly weddings: WeddingsService,
    @Inject(Config) private readonly config: Config,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async enter(slug: string, request: Request, response: Response): Promise<Sender> {
    const wedding = await this.weddings.bySlug(slug);
    const cookie = guestCookieOf(request);
    const nextCookie = ensureGuestCookie(request, response, this.config.isSecure);
    return { wedding, guest: { cookie, nextCookie, address: addressOf(request) } };
  }

  /** @throws Problem `wedding_not_found` */
  async wedding(slug: string): Promise<Wedding> {
    return this.weddings.bySlug(slug);
  }
}

function addressOf(request: Request): string {
  return createHash('sha256')
    .update(`${request.ip}\n${request.get('user-agent') ?? ''}`)
    .digest('base64url');
}
