import { titleNames, type OpenedAlbum } from '@hatira/contract';
import {
  albumPaging,
  albumPicture,
  linkToken,
  mediaId,
  type AlbumPaging,
  type AlbumPicture,
} from '@hatira/contract/schemas';
import { Controller, Get, Ip, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { networkOf } from '../../platform/http/limits/network-of.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { ChosenZipsService } from '../archives/downloads/chosen-zips.service.js';
import { MediaRenditionService } from '../media/files/media-rendition.service.js';
import { ServedMediaRepository } from '../media/files/served-media.repository.js';
import { placeCursor, requirePlace } from '../media/place-cursor.js';
import { namedWedding } from '../weddings/wedding.entity.js';
import {
  OpenedAlbumsRepository,
  type OpenAlbum,
} from './opened-albums.repository.js';

const PAGE_ITEMS = 60;
/** A family behind one address, or a carrier's many phones. */
const LISTS: RateLimit = {
  name: 'selection-album-lists',
  points: 3_000,
  perSeconds: 60,
};

/** Each part of a continued download plans the zip. */
const ZIPS: RateLimit = {
  name: 'selection-album-zips',
  points: 300,
  perSeconds: 60,
};

const tokenPipe = new ZodPipe(linkToken, 'album_not_found');

/** The calls of an album's visitors; its token is their only right. */
@Controller('api/albums/:token')
export class OpenedAlbumsController {
  constructor(
    private readonly albums: OpenedAlbumsRepository,
    private readonly served: ServedMediaRepository,
    private readonly renditions: MediaRenditionService,
    private readonly zips: ChosenZipsService,
    private readonly limits: RateLimitsService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  async open(
    @Param('token', tokenPipe) token: string,
    @Query(new ZodPipe(albumPaging))
    { limit = PAGE_ITEMS, cursor }: AlbumPaging,
    @Ip() address: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OpenedAlbum> {
    const after = requirePlace(cursor);
    await this.limits.consume(LISTS, networkOf(address));
    const album = await this.albums.byToken(token);
    const items = await this.albums.page(album, token, limit + 1, after);
    const data = items.slice(0, limit);
    const last = items.length > limit ? data.at(-1) : undefined;
    const { name, opensAt, titleFont } = album;
    response.setHeader('Cache-Control', 'private, no-store');
    return {
      success: true,
      names: titleNames(namedWedding(album)),
      titleFont,
      ...(name !== null && { name }),
      ...(opensAt && { opensAt: opensAt.toISOString() }),
      ...(await this.totals(album)),
      data,
      ...(last && {
        next_cursor: placeCursor({ time: last.moment, id: last.id }),
      }),
    };
  }

  /** Each request is checked, so that no cache answers it alone. */
  @Get('media/:id/:rendition')
  async rendition(
    @Param('token', tokenPipe) token: string,
    @Param(new ZodPipe(albumPicture, 'media_not_found'))
    { id, rendition }: AlbumPicture,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.mediaOf(token, id);
    await this.renditions.sendToGuest(media, rendition, request, response);
  }

  @Get('media/:id')
  async file(
    @Param('token', tokenPipe) token: string,
    @Param('id', new ZodPipe(mediaId, 'media_not_found')) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.mediaOf(token, id);
    await this.renditions.downloadToVisitor(media, request, response);
  }

  @Get('download')
  async zip(
    @Param('token', tokenPipe) token: string,
    @Ip() address: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limits.consume(ZIPS, networkOf(address));
    const { weddingId, name } = await this.albums.byToken(token);
    const editKeys = await this.albums.keysOf(token);
    if (editKeys.length === 0) throw new Problem('nothing_to_download');
    const isOpen = () => this.albums.opensFiles(token, editKeys);
    const chosen = { weddingId, editKeys, name, isOpen };
    await this.zips.send(chosen, request, response);
  }

  private async totals(album: OpenAlbum) {
    const { files, ...totals } = await this.albums.totals(album);
    const { maxFiles } = (await this.settings.current()).bulk;
    return { ...totals, ...(files > maxFiles && { maxZipFiles: maxFiles }) };
  }

  private async mediaOf(token: string, id: string) {
    return this.served.byLinkKey(await this.albums.keyOf(token, id));
  }
}
