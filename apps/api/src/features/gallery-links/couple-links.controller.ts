import type { RelativesLink } from '@hatira/contract';
import { weddingHash } from '@hatira/contract/schemas';
import {
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { COUPLE } from '../staff/audit/audit.service.js';
import { GalleryLinkGuard } from '../weddings/gallery-link.guard.js';
import { WeddingLinksService } from '../weddings/wedding-links.service.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { WeddingLinkChangesService } from './wedding-link-changes.service.js';

/** A new link rewrites every row of a wedding. */
const CHANGES: RateLimit = {
  name: 'couple-link-changes',
  points: 20,
  perSeconds: 60,
};

const hashPipe = new ZodPipe(weddingHash);

/** The couple passes its album on: a link that looks and downloads. */
@Controller('api/media/admin/:hash/relatives-link')
@UseGuards(GalleryLinkGuard)
export class CoupleLinksController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly links: WeddingLinksService,
    private readonly changes: WeddingLinkChangesService,
    private readonly limits: RateLimitsService,
  ) {}

  @Get()
  async read(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RelativesLink> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    return this.answer(weddingId, response);
  }

  /** Another link takes the place of an earlier one, which ends. */
  @Post()
  @HttpCode(200)
  async renew(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RelativesLink> {
    const weddingId = await this.forChange(hash, request);
    await this.changes.renewRelatives(hash, COUPLE);
    return this.answer(weddingId, response);
  }

  /** Not an error without a link. */
  @Delete()
  async end(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RelativesLink> {
    const weddingId = await this.forChange(hash, request);
    await this.changes.withdrawRelatives(hash, COUPLE);
    return this.answer(weddingId, response);
  }

  /** @throws Problem of `byWritableHash`, `too_many_requests` */
  private async forChange(hash: number, request: Request): Promise<number> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(CHANGES, String(weddingId));
    return weddingId;
  }

  private async answer(
    weddingId: number,
    response: Response,
  ): Promise<RelativesLink> {
    response.setHeader('Cache-Control', 'private, no-store');
    const link = await this.links.findRelatives(weddingId);
    return {
      success: true,
      link: link
        ? { hash: link.hash, created_at: link.createdAt.toISOString() }
        : null,
    };
  }
}
