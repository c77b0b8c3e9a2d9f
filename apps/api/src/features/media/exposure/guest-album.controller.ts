import { Controller, Get, Ip, Param, Query, Req, Res } from '@nestjs/common';
import type { AlbumPage } from '@hatira/contract';
import {
  albumPaging,
  albumPicture,
  pathSegment,
  type AlbumPaging,
  type AlbumPicture,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { networkOf } from '../../../platform/http/limits/network-of.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { sealEnd } from '../../weddings/current-visibility.js';
import { sharesAlbum } from '../../weddings/event-visibility.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaRenditionService } from '../files/media-rendition.service.js';
import { ServedMediaRepository } from '../files/served-media.repository.js';
import { placeCursor, requirePlace } from '../place-cursor.js';
import { GuestAlbumRepository } from './guest-album.repository.js';

const PAGE_ITEMS = 60;
/** A hall of guests behind one address, who scroll and come back. */
const LISTS: RateLimit = { name: 'album-lists', points: 3_000, perSeconds: 60 };

const slugPipe = new ZodPipe(pathSegment, 'wedding_not_found');

/** Shows guests the album that the couple shares, read-only. */
@Controller('api/media/:uploadPath/album')
export class GuestAlbumController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly album: GuestAlbumRepository,
    private readonly served: ServedMediaRepository,
    private readonly renditions: MediaRenditionService,
    private readonly limits: RateLimitsService,
  ) {}

  @Get()
  async list(
    @Param('uploadPath', slugPipe) slug: string,
    @Query(new ZodPipe(albumPaging)) paging: AlbumPaging,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AlbumPage> {
    const { limit = PAGE_ITEMS, cursor } = paging;
    const after = requirePlace(cursor);
    await this.limits.consume(LISTS, networkOf(address));
    const wedding = await this.weddings.bySlug(slug);
    const items = await this.album.page(wedding, limit + 1, after);
    const data = items.slice(0, limit);
    const last = items.length > limit ? data.at(-1) : undefined;
    const isOpen = sharesAlbum(wedding);
    const opensAt = isOpen ? undefined : sealEnd(wedding)?.toISOString();
    response.setHeader('Cache-Control', 'private, no-store');
    return {
      success: true,
      isOpen,
      ...(opensAt !== undefined && { opensAt }),
      data,
      ...(last && {
        next_cursor: placeCursor({ time: last.created_at, id: last.id }),
      }),
    };
  }

  @Get(':id/:rendition')
  async rendition(
    @Param('uploadPath', slugPipe) slug: string,
    @Param(new ZodPipe(albumPicture, 'media_not_found'))
    { id, rendition }: AlbumPicture,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { id: weddingId } = await this.weddings.bySlug(slug);
    const media = await this.served.forGuests(id, weddingId);
    await this.renditions.sendToGuest(media, rendition, request, response);
  }
}
