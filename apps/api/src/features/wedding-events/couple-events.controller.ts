import type { EventFilesMoved } from '@hatira/contract';
import {
  eventFiles,
  weddingHash,
  type EventFiles,
} from '@hatira/contract/schemas';
import { Body, Controller, Param, Put, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { EventFilesService } from '../media/moments/event-files.service.js';
import { COUPLE, type AuditedStaff } from '../staff/audit/audit.service.js';
import { GalleryLinkGuard } from '../weddings/gallery-link.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { EventRoutes } from './event-routes.js';
import { WeddingEventsService } from './wedding-events.service.js';

/** Changes by hand; each event change dates all files of the wedding again. */
const CHANGES: RateLimit = {
  name: 'event-changes',
  points: 60,
  perSeconds: 60,
};
const hashPipe = new ZodPipe(weddingHash);

/** The events of a wedding, by the couple's link, and the files that it moves. */
@Controller('api/galleries/:hash/events')
@UseGuards(GalleryLinkGuard)
export class CoupleEventsController extends EventRoutes {
  // Nest reads the types of a class's own constructor.
  constructor(
    events: WeddingEventsService,
    private readonly files: EventFilesService,
    private readonly weddings: WeddingsService,
    private readonly limits: RateLimitsService,
  ) {
    super(events);
  }

  @Put('files')
  async move(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(eventFiles)) { ids, event }: EventFiles,
    @Req() request: Request,
  ): Promise<EventFilesMoved> {
    const weddingId = await this.forChange(hash, request);
    const changed = await this.files.move(weddingId, ids, event);
    return { success: true, changed };
  }

  protected async admit(hash: number, request: Request): Promise<number> {
    return (await this.weddings.byWritableHash(hash, request)).weddingId;
  }

  protected async authorOf(
    hash: number,
    request: Request,
  ): Promise<AuditedStaff> {
    await this.forChange(hash, request);
    return COUPLE;
  }

  /** @throws Problem of `admit`, `too_many_requests` */
  private async forChange(hash: number, request: Request): Promise<number> {
    const weddingId = await this.admit(hash, request);
    await this.limits.consume(CHANGES, String(weddingId));
    return weddingId;
  }
}
