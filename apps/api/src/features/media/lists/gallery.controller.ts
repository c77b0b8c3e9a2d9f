import {
  Controller,
  Get,
  Param,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  mediaPaging,
  weddingHash,
  type MediaPaging,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { answeredUnchanged } from '../../../platform/http/files/not-modified.js';
import { keptEncodingOf } from '../../../platform/http/server/compression.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaStreamsService } from './media-streams.service.js';
import { GalleryListsService } from './gallery-lists.service.js';
import type { MediaKind } from './media-list.repository.js';

const hashPipe = new ZodPipe(weddingHash);
const pagingPipe = new ZodPipe(mediaPaging);

/** Lists a gallery for either link (specification section 7). */
@Controller('api/media/admin/:hash')
@UseGuards(GalleryLinkGuard)
export class GalleryController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly lists: GalleryListsService,
    private readonly streams: MediaStreamsService,
  ) {}

  @Get()
  all(
    @Param('hash', hashPipe) hash: number,
    @Query(pagingPipe) paging: MediaPaging,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.answer('all', { hash, paging }, request, response);
  }

  @Get('images')
  images(
    @Param('hash', hashPipe) hash: number,
    @Query(pagingPipe) paging: MediaPaging,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.answer('images', { hash, paging }, request, response);
  }

  @Get('videos')
  videos(
    @Param('hash', hashPipe) hash: number,
    @Query(pagingPipe) paging: MediaPaging,
    @Req() request: Request,
    @Res() response: Response,
  ) {
    return this.answer('videos', { hash, paging }, request, response);
  }

  @Get('events')
  async events(
    @Param('hash', hashPipe) hash: number,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.weddings.byHash(hash, request);
    request.setTimeout(0);
    await this.streams.serve(link, response);
  }

  private async answer(
    kind: MediaKind,
    { hash, paging }: { hash: number; paging: MediaPaging },
    request: Request,
    response: Response,
  ): Promise<void> {
    const link = await this.weddings.byHash(hash, request);
    const list = this.lists.open(link, kind, paging);
    // Weak: all encodings share it.
    response.setHeader('ETag', `W/${list.etag}`);
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', 'private, no-cache');
    // An unchanged gallery costs one small query.
    if (answeredUnchanged(request, response, list.etag)) return;
    const { body, encoding } = await list.read(keptEncodingOf(request));
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.type('json').send(body);
  }
}
