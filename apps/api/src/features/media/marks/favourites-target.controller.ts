import type {
  ChangeFavouritesTarget,
  FavouritesTarget,
} from '@hatira/contract';
import { changeFavouritesTarget, weddingHash } from '@hatira/contract/schemas';
import { Body, Controller, Param, Put, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { FavouritesTargetService } from './favourites-target.service.js';

const CHANGES: RateLimit = {
  name: 'favourites-target',
  points: 60,
  perSeconds: 60,
};

/** The number of favourites that the couple wants, for the holders of its link. */
@Controller('api/media/admin/:hash/favourites-target')
@UseGuards(GalleryLinkGuard)
export class FavouritesTargetController {
  constructor(
    private readonly targets: FavouritesTargetService,
    private readonly weddings: WeddingsService,
    private readonly limits: RateLimitsService,
  ) {}

  @Put()
  async change(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Body(new ZodPipe(changeFavouritesTarget))
    { target }: ChangeFavouritesTarget,
    @Req() request: Request,
  ): Promise<FavouritesTarget> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(CHANGES, String(weddingId));
    await this.targets.change(weddingId, target);
    return { success: true, target };
  }
}
