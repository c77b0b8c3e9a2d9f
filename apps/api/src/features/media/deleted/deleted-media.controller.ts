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
import { InjectDataSource } from '@nestjs/typeorm';
import {
  deletedFileAddress,
  deletedPaging,
  mediaSelection,
  weddingHash,
  type DeletedPage,
  type DeletedFileAddress,
  type DeletedPaging,
  type MediaSelection,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import { momentBefore } from '../../../platform/database/sql/database-clock.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { SettingsService } from '../../../platform/settings/settings.service.js';
import { DAY_MS } from '../../../platform/timing/durations.js';
import { GalleryLinkGuard } from '../../weddings/gallery-link.guard.js';
import { WeddingsService } from '../../weddings/weddings.service.js';
import { MediaRenditionService } from '../files/media-rendition.service.js';
import { MediaService } from '../media.service.js';
import { placeCursor, requirePlace } from '../place-cursor.js';
import { DeletedMediaRepository } from './deleted-media.repository.js';

const hashPipe = new ZodPipe(weddingHash);
const filePipe = new ZodPipe(deletedFileAddress, 'media_not_found');
const PAGE_ITEMS = 200;

/**
 * What the couple deleted, for `TRASH_DAYS`. Staff's deletions are not here,
 * and only staff erase.
 */
@Controller('api/media/admin/:hash/deleted')
@UseGuards(GalleryLinkGuard)
export class DeletedMediaController {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly weddings: WeddingsService,
    private readonly deleted: DeletedMediaRepository,
    private readonly media: MediaService,
    private readonly renditions: MediaRenditionService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  async list(
    @Param('hash', hashPipe) hash: number,
    @Query(new ZodPipe(deletedPaging)) paging: DeletedPaging,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletedPage> {
    const link = await this.weddings.byWritableHash(hash, request);
    const { limit = PAGE_ITEMS, cursor } = paging;
    const after = requirePlace(cursor);
    const { trashDays } = await this.settings.current();
    const items = await this.deleted.page(link, trashDays, {
      limit: limit + 1,
      after,
    });
    const data = items.slice(0, limit);
    const last = items.length > limit ? data.at(-1) : undefined;
    response.setHeader('Cache-Control', 'private, no-store');
    return {
      success: true,
      data,
      ...(last && {
        next_cursor: placeCursor({ time: last.deleted_at, id: last.id }),
      }),
    };
  }

  @Get(':id/:part')
  async file(
    @Param('hash', hashPipe) hash: number,
    @Param(filePipe) { id, part }: DeletedFileAddress,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.weddings.byWritableHash(hash, request);
    const { trashDays } = await this.settings.current();
    const file = await this.deleted.fileOf(link, trashDays, {
      editKey: id,
      part,
    });
    if (!file) throw new Problem('media_not_found');
    await (file.rendition
      ? this.renditions.sendWithTrash(
          file.id,
          file.rendition,
          request,
          response,
        )
      : this.renditions.sendOriginalWithTrash(file.id, request, response));
  }

  @Post('restore')
  @HttpCode(200)
  async restore(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(mediaSelection)) { ids }: MediaSelection,
    @Req() request: Request,
  ) {
    const { weddingId } = await this.weddings.byWritableHash(hash, request);
    const { trashDays } = await this.settings.current();
    const after = await momentBefore(this.database, trashDays * DAY_MS);
    const restored = await this.media.restore(
      { editKeys: ids },
      { deletedAfter: after, only: { weddingId, isRestorable: true } },
    );
    return { success: true, restored };
  }
}
