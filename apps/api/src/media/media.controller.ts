import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { mediaId, mediaSelection, type MediaSelection } from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { outgoingFileName } from '../http/outgoing-file-name.js';
import { redirectedToObject } from '../http/redirect-to-object.js';
import { sendObject } from '../http/send-object.js';
import { Problem } from '../http/problem.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { ObjectStore } from '../storage/object-store.js';
import { servedOriginal } from './served-file.js';
import { MediaService } from './media.service.js';

const idPipe = new ZodPipe(mediaId, 'media_not_found');
const selectionPipe = new ZodPipe(mediaSelection);

/** Single items and selections, for whoever knows their ids: holders of the gallery link (specification section 7). */
@Controller('api/media')
export class MediaController {
  constructor(
    @Inject(MediaService) private readonly media: MediaService,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  @Get('download/:id')
  async download(@Param('id', idPipe) id: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const media = await this.media.byId(id);
    response.attachment(outgoingFileName(media.fileName, media.fileType));
    const served = servedOriginal(media);
    if (await redirectedToObject(this.store, served, request, response)) return;
    await sendObject(this.store, served, request, response);
  }

  @Delete(':id')
  async remove(@Param('id', idPipe) id: string) {
    const deleted = await this.media.moveToTrash([id]);
    if (deleted === 0) throw new Problem('media_not_found');
    return { success: true };
  }

  @Post('bulk-delete')
  @HttpCode(200)
  async bulkDelete(@Body(selectionPipe) { ids }: MediaSelection) {
    return { success: true, deleted: await this.media.moveToTrash(ids) };
  }

  @Post('restore')
  @HttpCode(200)
  async restore(@Body(selectionPipe) { ids }: MediaSelection) {
    return { success: true, restored: await this.media.restore(ids) };
  }
}
