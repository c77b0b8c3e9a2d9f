import {
  Body,
  Controller,
  HttpCode,
  Param,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { RetryResult } from '@hatira/contract';
import {
  mediaRetry,
  weddingHash,
  type MediaRetry,
} from '@hatira/contract/schemas';
import type { Request } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaRetryService } from './media-retry.service.js';

/** Presses of a person, one file each; a worker may decode for minutes. */
const RETRIES: RateLimit = {
  name: 'media-retries',
  points: 30,
  perSeconds: 600,
};

/** Another try of failed files, for the holders of the couple's link. */
@Controller('api/media/admin/:hash/retry')
@UseGuards(GalleryLinkGuard)
export class MediaRetryController {
  constructor(
    private readonly retries: MediaRetryService,
    private readonly weddings: WeddingsService,
    private readonly limits: RateLimitsService,
  ) {}

  @Post()
  @HttpCode(200)
  async retry(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Body(new ZodPipe(mediaRetry)) { ids }: MediaRetry,
    @Req() request: Request,
  ): Promise<RetryResult> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(RETRIES, String(weddingId));
    const retried = await this.retries.retry(weddingId, ids);
    return { success: true, retried };
  }
}
