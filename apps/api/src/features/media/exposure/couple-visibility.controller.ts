import {
  Body,
  Controller,
  Get,
  Param,
  Put,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { AlbumVisibility, ChangeVisibility } from '@hatira/contract';
import {
  changeVisibility,
  exposureChange,
  weddingHash,
  type ExposureChange,
  type ExposureResult,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { AlbumVisibilityService } from './album-visibility.service.js';
import { MediaExposureService } from './media-exposure.service.js';

/** Choices of a person; a new seal rewrites every row of a wedding. */
const MODES: RateLimit = {
  name: 'visibility-changes',
  points: 30,
  perSeconds: 60,
};
const EXPOSURES: RateLimit = {
  name: 'exposure-changes',
  points: 240,
  perSeconds: 60,
};

const hashPipe = new ZodPipe(weddingHash);

/** The couple chooses what guests and walls see. */
@Controller('api/media/admin/:hash')
@UseGuards(GalleryLinkGuard)
export class CoupleVisibilityController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly visibility: AlbumVisibilityService,
    private readonly exposures: MediaExposureService,
    private readonly limits: RateLimitsService,
  ) {}

  @Get('visibility')
  async read(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AlbumVisibility> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    response.setHeader('Cache-Control', 'private, no-store');
    return this.visibility.of(weddingId);
  }

  @Put('visibility')
  async choose(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(changeVisibility)) change: ChangeVisibility,
    @Req() request: Request,
  ): Promise<AlbumVisibility> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(MODES, String(weddingId));
    return this.visibility.change(weddingId, change);
  }

  @Put('exposure')
  async expose(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(exposureChange)) { ids, exposure }: ExposureChange,
    @Req() request: Request,
  ): Promise<ExposureResult> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(EXPOSURES, String(weddingId));
    const changed = await this.exposures.change({ editKeys: ids }, exposure, {
      weddingId,
    });
    return { success: true, changed };
  }
}
