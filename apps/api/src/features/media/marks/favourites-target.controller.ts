import type {
  ChangeFavouritesTarget,
  FavouritesTarget,
} from '@hatira/contract';
import { changeFavouritesTarget, weddingHash } from '@hatira/contract/schemas';
import { Body, Controller, Param, Put, Req, UseGuards } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import type { DataSource } from 'typeorm';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { Wedding } from '../../weddings/wedding.entity.js';
import { WeddingsService } from '../../weddings/weddings.service.js';

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
    @InjectDataSource() private readonly database: DataSource,
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
    await this.database.manager.update(
      Wedding,
      { id: weddingId },
      { favouritesTarget: target },
    );
    return { success: true, target };
  }
}
