import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GuestCookiesService } from '../../platform/http/cookies/guest-cookies.service.js';
import { networkOf } from '../../platform/http/limits/network-of.js';
import type { Wedding } from '../weddings/wedding.entity.js';
import { WeddingsService } from '../weddings/weddings.service.js';

export interface Guest {
  /** Authentic or not. */
  cookie: string | undefined;
  nextCookie: string;
  /** Milliseconds since 1970, for cookies of ours. */
  issuedAt: number | undefined;
  /** Hash of address and user agent. */
  address: string;
  network: string;
}

export interface Sender {
  wedding: Wedding;
  guest: Guest;
}

/** Finds a call's wedding and sender. */
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
