import {
  guestBookQuery,
  weddingHash,
  type GuestBookQuery,
} from '@hatira/contract/schemas';
import { Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { GuestBookService } from './guest-book.service.js';

/** The limit of one wedding: a large book keeps a core busy for a minute. */
export const GUEST_BOOKS: RateLimit = {
  name: 'guest-books',
  points: 20,
  perSeconds: 3_600,
};

/** The call for a wedding's guest book, alike for staff and couple. */
export abstract class GuestBookRoutes {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly books: GuestBookService,
    private readonly limits: RateLimitsService,
  ) {}

  @Get('guest-book.pdf')
  async pdf(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Query(new ZodPipe(guestBookQuery)) query: GuestBookQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { wedding } = await this.weddings.byCoupleHash(hash, response.req);
    await this.limits.consume(GUEST_BOOKS, String(wedding.id));
    await this.books.send(wedding, query, response);
  }
}
