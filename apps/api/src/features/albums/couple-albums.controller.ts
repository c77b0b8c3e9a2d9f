import type { SelectionAlbumList, SelectionAlbumMade } from '@hatira/contract';
import {
  albumPaging,
  makeSelectionAlbum,
  selectionAlbumId,
  weddingHash,
  type AlbumPaging,
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
  Query,
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
import { placeCursor, requirePlace } from '../media/place-cursor.js';
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

/** Counting an album's files reads each of them. */
const PAGE_ALBUMS = 20;

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
    @Query(new ZodPipe(albumPaging))
    { limit = PAGE_ALBUMS, cursor }: AlbumPaging,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SelectionAlbumList> {
    await this.weddings.byWritableHash(hash, request);
    const after = requirePlace(cursor);
    const origin = originOf(request, this.config);
    const albums = await this.made.page(hash, origin, {
      limit: limit + 1,
      after,
    });
    const data = albums.slice(0, limit);
    const last = albums.length > limit ? data.at(-1) : undefined;
    response.setHeader('Cache-Control', 'private, no-store');
    return {
      success: true,
      data,
      ...(last && {
        next_cursor: placeCursor({ time: last.created_at, id: last.id }),
      }),
    };
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
