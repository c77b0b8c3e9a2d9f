import type { SelectionAlbumList, SelectionAlbumMade } from '@hatira/contract';
import {
  makeSelectionAlbum,
  selectionAlbumId,
  weddingHash,
  type MakeSelectionAlbum,
} from '@hatira/contract/schemas';
import {
  Body,
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
import { Config } from '../../platform/config/load-config.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { originOf } from '../../platform/http/server/request-origin.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../weddings/gallery-link.guard.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { AlbumsService } from './albums.service.js';
import { MadeAlbumsRepository } from './made-albums.repository.js';

/** Albums that a couple makes and ends. */
const CHANGES: RateLimit = {
  name: 'selection-album-changes',
  points: 60,
  perSeconds: 60,
};

const hashPipe = new ZodPipe(weddingHash);

/** The couple passes chosen files on: a link that looks at them and downloads them. */
@Controller('api/media/admin/:hash/albums')
@UseGuards(GalleryLinkGuard)
export class CoupleAlbumsController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly albums: AlbumsService,
    private readonly made: MadeAlbumsRepository,
    private readonly limits: RateLimitsService,
    private readonly config: Config,
  ) {}

  @Get()
  async list(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SelectionAlbumList> {
    await this.weddings.byWritableHash(hash, request);
    response.setHeader('Cache-Control', 'private, no-store');
    const data = await this.made.of(hash, originOf(request, this.config));
    return { success: true, data };
  }

  @Post()
  @HttpCode(200)
  async make(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(makeSelectionAlbum)) album: MakeSelectionAlbum,
    @Req() request: Request,
  ): Promise<SelectionAlbumMade> {
    await this.forChange(hash, request);
    const origin = originOf(request, this.config);
    return {
      success: true,
      data: await this.albums.make(hash, album, origin),
    };
  }

  @Delete(':id')
  async end(
    @Param('hash', hashPipe) hash: number,
    @Param('id', new ZodPipe(selectionAlbumId, 'album_not_found')) id: string,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    await this.forChange(hash, request);
    await this.albums.end(hash, id);
    return { success: true };
  }

  /** @throws Problem of `byWritableHash`, `too_many_requests` */
  private async forChange(hash: number, request: Request): Promise<void> {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    await this.limits.consume(CHANGES, String(weddingId));
  }
}
