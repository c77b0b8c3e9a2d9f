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
import { Problem } from '../../../platform/http/errors/problem.js';
import { keptEncodingOf } from '../../../platform/http/server/compression.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { sealEnd } from '../../weddings/current-visibility.js';
import type { WeddingLink } from '../../weddings/wedding-link.entity.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaStreamsService } from './media-streams.service.js';
import { openingSort } from './opening-sort.js';
import { parseCursor, type MediaKind } from './media-list.repository.js';
import { MediaListsService, type WantedList } from './media-lists.service.js';

const hashPipe = new ZodPipe(weddingHash);
const pagingPipe = new ZodPipe(mediaPaging);

/** Browsers keep the lists that they have read: raise it when items change. */
const LIST_FORMAT = 2;

/** Lists a gallery for either link (specification section 7). */
@Controller('api/media/admin/:hash')
@UseGuards(GalleryLinkGuard)
export class GalleryController {
  constructor(
    private readonly weddings: WeddingsService,
    private readonly lists: MediaListsService,
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
    const revision = revisionOf(link);
    // An unchanged gallery costs one small query.
    const namesSort = paging.sort === 'opening';
    const sort =
      paging.sort === 'opening' ? openingSort(link.wedding) : paging.sort;
    const order = sort === 'uploaded' ? '' : `-${sort}`;
    const chosen = namesSort ? '-opening' : '';
    const etag = `"${LIST_FORMAT}-${link.access}-${revision}-${kind}${order}${chosen}-${paging.limit ?? ''}-${paging.cursor ?? ''}"`;
    // Weak: all encodings share it.
    response.setHeader('ETag', `W/${etag}`);
    response.vary('Accept-Encoding');
    response.setHeader('Cache-Control', 'private, no-cache');
    if (answeredUnchanged(request, response, etag)) return;
    const cursor =
      paging.cursor === undefined
        ? undefined
        : parseCursor(paging.cursor, sort);
    if (paging.cursor !== undefined && !cursor) {
      throw new Problem('validation_failed', {
        details: { fields: { cursor: 'unknown' } },
      });
    }
    const wanted: WantedList = {
      link,
      order: { kind, sort },
      limit: paging.limit,
      cursor,
      namesSort,
      encoding: keptEncodingOf(request),
    };
    // A later seal has the same tag.
    const isKept = revision !== 'sealed';
    const { body, encoding } = isKept
      ? await this.lists.answer(etag, wanted)
      : await this.lists.fresh(wanted);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.type('json').send(body);
  }
}

/** The number of changes would tell relatives of files under a seal. */
function revisionOf({ access, wedding }: WeddingLink): number | 'sealed' {
  return access === 'view' && sealEnd(wedding)
    ? 'sealed'
    : wedding.mediaRevision;
}
