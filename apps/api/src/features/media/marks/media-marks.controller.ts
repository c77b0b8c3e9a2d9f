import { Body, Controller, Param, Put, Req, UseGuards } from '@nestjs/common';
import type { MarkingResult } from '@hatira/contract';
import {
  mediaMarking,
  weddingHash,
  type MediaMarking,
} from '@hatira/contract/schemas';
import type { Request } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaMarksService } from './media-marks.service.js';

/** Pages gather changes for a second: both partners on two devices each. */
const MARKINGS: RateLimit = {
  name: 'media-marks',
  points: 240,
  perSeconds: 60,
};

/** Hearts and verdicts, for the holders of the couple's link. */
@Controller('api/media/admin/:hash/marks')
@UseGuards(GalleryLinkGuard)
export class MediaMarksController {
  constructor(
    private readonly marks: MediaMarksService,
    private readonly weddings: WeddingsService,
    private readonly limits: RateLimitsService,
  ) {}

  @Put()
  async mark(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Body(new ZodPipe(mediaMarking)) marking: MediaMarking,
    @Req() request: Request,
  ): Promise<MarkingResult> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(MARKINGS, String(weddingId));
    const changed = await this.marks.store(weddingId, marking);
    return { success: true, changed };
  }
}
