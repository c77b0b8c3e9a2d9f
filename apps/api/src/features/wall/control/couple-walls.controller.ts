import {
  wallCommand,
  wallId,
  weddingHash,
  type WallCommand,
} from '@hatira/contract/schemas';
import { Body, Controller, Param, Patch, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { COUPLE, type AuditedStaff } from '../../staff/audit/audit.service.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import type { WeddingLink } from '../../weddings/wedding-link.entity.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { WallListRepository } from './wall-list.repository.js';
import { WallRoutes } from './wall-routes.js';
import { WallsService } from './walls.service.js';

/** Changes of one wedding's walls: skipping as fast as a finger can. */
export const WALL_COMMANDS: RateLimit = {
  name: 'wall-commands',
  points: 240,
  perSeconds: 60,
};

/** The same by the couple’s link, with the remote control. */
@Controller('api/media/admin/:hash/walls')
@UseGuards(GalleryLinkGuard)
export class CoupleWallsController extends WallRoutes {
  // Nest reads the types of a class's own constructor.
  constructor(
    walls: WallsService,
    rows: WallListRepository,
    config: Config,
    private readonly weddings: WeddingsService,
    private readonly limits: RateLimitsService,
  ) {
    super(walls, rows, config);
  }

  @Patch(':id')
  async command(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
    @Param('id', new ZodPipe(wallId, 'wall_not_found')) id: string,
    @Body(new ZodPipe(wallCommand)) command: WallCommand,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    const link = await this.forChange(hash, request);
    await this.walls.command(link, id, command);
    return { success: true };
  }

  protected async admit(hash: number, request: Request): Promise<void> {
    await this.couple(hash, request);
  }

  protected async authorOf(
    hash: number,
    request: Request,
  ): Promise<AuditedStaff> {
    await this.forChange(hash, request);
    return COUPLE;
  }

  /** @throws Problem of `couple`, `too_many_requests` */
  private async forChange(
    hash: number,
    request: Request,
  ): Promise<WeddingLink> {
    const link = await this.couple(hash, request);
    await this.limits.consume(WALL_COMMANDS, String(link.weddingId));
    return link;
  }

  /** @throws Problem `wedding_not_found`, `read_only_link` */
  private async couple(hash: number, request: Request): Promise<WeddingLink> {
    const link = await this.weddings.byCoupleHash(hash, request);
    if (link.wedding.isDemo) throw new Problem('read_only_link');
    return link;
  }
}
