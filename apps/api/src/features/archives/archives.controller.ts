import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { ArchiveState, Success } from '@hatira/contract';
import {
  archiveId,
  archivesQuery,
  createArchive,
  type ArchivesQuery,
  type CreateArchive,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { originOf } from '../../platform/http/server/request-origin.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../weddings/gallery-link.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { ArchiveDownloadsService } from './downloads/archive-downloads.service.js';
import { ArchivesService } from './archives.service.js';

/** A plan reads all items of a wedding. */
const REQUESTS: RateLimit = {
  name: 'archive-requests',
  points: 60,
  perSeconds: 60,
};

const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

const idPipe = new ZodPipe(archiveId, 'archive_not_found');

/** Resumable zips, for holders of a gallery link or an archive's id. */
@Controller('api/archives')
export class ArchivesController {
  constructor(
    private readonly archives: ArchivesService,
    private readonly downloads: ArchiveDownloadsService,
    private readonly weddings: WeddingsService,
    private readonly limits: RateLimitsService,
    private readonly config: Config,
  ) {}

  @Post()
  @HttpCode(202)
  async create(
    @Body(new ZodPipe(createArchive))
    { hash, ids, event, email, language, layout }: CreateArchive,
    @Req() request: Request,
  ): Promise<Success<ArchiveState>> {
    const link = await this.weddings.byHash(hash, request);
    // The demo's link is public; its archives could fill the disk.
    if (link.wedding.isDemo || (email !== undefined && link.access === 'view'))
      throw new Problem('read_only_link');
    await this.limits.consume(REQUESTS, `${link.weddingId} ${link.access}`);
    const recipient =
      email === undefined
        ? undefined
        : { email, language, origin: this.linkOrigin(request) };
    return {
      success: true,
      data: await this.archives.request(
        { link, ids, event, layout, language },
        recipient,
      ),
    };
  }

  @Get()
  @UseGuards(GalleryLinkGuard)
  async list(
    @Query(new ZodPipe(archivesQuery)) { hash }: ArchivesQuery,
    @Req() request: Request,
  ): Promise<Success<ArchiveState[]>> {
    const link = await this.weddings.byHash(hash, request);
    return { success: true, data: await this.archives.list(link) };
  }

  @Get(':id')
  async state(@Param('id', idPipe) id: string): Promise<Success<ArchiveState>> {
    return { success: true, data: await this.archives.state(id) };
  }

  @Get(':id/download')
  async download(
    @Param('id', idPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.downloads.send(id, request, response);
  }

  /**
   * Clients choose the Host header, so operators with mail set PUBLIC_URL
   * (docs/security.md).
   */
  private linkOrigin(request: Request): string {
    if (
      this.config.publicUrl === undefined &&
      !HOST.test(request.get('host') ?? '')
    ) {
      throw new Problem('malformed_request');
    }
    return originOf(request, this.config);
  }
}
