import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GuestCookiesService } from '../../platform/http/cookies/guest-cookies.service.js';
import { networkOf } from '../../platform/http/limits/network-of.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';

/** The sender of a file, as far as an anonymous phone can be told from another. */
export interface Guest {
  /** Id of the cookie that came with the request, authentic or not. */
  cookie: string | undefined;
  /** Id of the cookie that the answer leaves the guest with: the same, or a new one. */
  nextCookie: string;
  /** When we issued the cookie that came, in milliseconds since 1970; undefined without one of ours. */
  issuedAt: number | undefined;
  /** The fall-back without a cookie: address and user agent, hashed, so that nothing personal is kept. */
  address: string;
  /** What the limits of clients without a cookie of ours count. */
  network: string;
}

/** A guest at a wedding's upload page. */
export interface Sender {
  wedding: Wedding;
  guest: Guest;
}

/** The door of the upload calls: finds the wedding and the sender. */
@Injectable()
export class UploadAdmissionService {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly guests: GuestCookiesService,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async enter(
    slug: string,
    request: Request,
    response: Response,
  ): Promise<Sender> {
    const wedding = await this.weddings.bySlug(slug);
    const mark = this.guests.of(request);
    const { id: nextCookie } = await this.guests.ensure(request, response);
    const [address, network] = [
      addressOf(request),
      networkOf(request.ip ?? ''),
    ];
    return {
      wedding,
      guest: {
        cookie: mark?.id,
        nextCookie,
        issuedAt: mark?.issuedAt,
        address,
        network,
      },
    };
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
