import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { GuestCookiesService } from '../../../platform/http/cookies/guest-cookies.service.js';
import { networkOf } from '../../../platform/http/limits/network-of.js';
import {
  UploadWeddingsRepository,
  type UploadWedding,
} from './upload-weddings.repository.js';
import { Problem } from '../../../platform/http/errors/problem.js';

export interface Guest {
  /** Authentic or not. */
  cookie: string | undefined;
  nextCookie: string;
  /** Milliseconds since 1970, for cookies of ours. */
  issuedAt: number | undefined;
  /** Hash of address and user agent. */
  address: string;
  network: string;
  /** Bytes that its connection had brought before the body. */
  bytesBefore: number;
}

export interface UploadSender {
  wedding: UploadWedding;
  guest: Guest;
  /** The guest of a cookie that this installation signed. */
  guestId: string | null;
  /** Milliseconds since 1970, before the body. */
  arrivedAtMs: number;
}

/** Finds a call's wedding and sender. */
@Injectable()
export class UploadAdmissionService {
  constructor(
    private readonly weddings: UploadWeddingsRepository,
    private readonly guests: GuestCookiesService,
  ) {}

  /** @throws Problem `wedding_not_found` */
  async enter(
    slug: string,
    request: Request,
    response: Response,
  ): Promise<UploadSender> {
    const arrivedAtMs = Date.now();
    const bytesBefore = request.socket.bytesRead;
    const wedding = await this.wedding(slug);
    const mark = this.guests.of(request);
    const next = await this.guests.ensure(request, response, 'call');
    const [address, network] = [
      addressOf(request),
      networkOf(request.ip ?? ''),
    ];
    return {
      wedding,
      guest: {
        cookie: mark?.id,
        nextCookie: next.id,
        issuedAt: mark?.issuedAt,
        address,
        network,
        bytesBefore,
      },
      guestId: next.issuedAt === undefined ? null : next.id,
      arrivedAtMs,
    };
  }

  /** @throws Problem `wedding_not_found` */
  async wedding(slug: string): Promise<UploadWedding> {
    const found = await this.weddings.find(slug);
    if (!found) throw new Problem('wedding_not_found');
    return found;
  }
}

function addressOf(request: Request): string {
  return createHash('sha256')
    .update(`${request.ip}\n${request.get('user-agent') ?? ''}`)
    .digest('base64url');
}
