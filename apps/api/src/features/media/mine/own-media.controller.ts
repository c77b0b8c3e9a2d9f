import {
  Body,
  Controller,
  Delete,
  Get,
  Param,
  Patch,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  mediaId,
  ownName,
  ownNote,
  ownPaging,
  pathSegment,
  type OwnItems,
  type OwnName,
  type OwnNote,
  type OwnPaging,
  type RenamedItems,
  type TakenBack,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { Problem } from '../../../platform/http/errors/problem.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { MediaRenditionService } from '../files/media-rendition.service.js';
import { ServedMediaRepository } from '../files/served-media.repository.js';
import { OwnMediaService } from './own-media.service.js';
import { OwnNotesService } from './own-notes.service.js';

const slugPipe = new ZodPipe(pathSegment, 'wedding_not_found');
const idPipe = new ZodPipe(mediaId, 'media_not_found');

/** Shows guests what this phone has sent, by its signed cookie. */
@Controller('api/media/:uploadPath/mine')
export class OwnMediaController {
  constructor(
    private readonly own: OwnMediaService,
    private readonly notes: OwnNotesService,
    private readonly served: ServedMediaRepository,
    private readonly renditions: MediaRenditionService,
  ) {}

  @Get()
  async list(
    @Param('uploadPath', slugPipe) slug: string,
    @Query(new ZodPipe(ownPaging)) { cursor }: OwnPaging,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OwnItems> {
    response.setHeader('Cache-Control', 'no-store');
    return this.own.list(slug, request, cursor);
  }

  @Patch()
  async rename(
    @Param('uploadPath', slugPipe) slug: string,
    @Body(new ZodPipe(ownName)) { name }: OwnName,
    @Req() request: Request,
  ): Promise<RenamedItems> {
    const sender = await this.own.sender(slug, request, 'words');
    return { success: true, changed: await this.notes.rename(sender, name) };
  }

  @Patch(':id')
  async change(
    @Param('uploadPath', slugPipe) slug: string,
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(ownNote)) { note }: OwnNote,
    @Req() request: Request,
  ) {
    const sender = await this.own.sender(slug, request, 'words');
    // A refusal to later senders alone would tell of the first.
    if (await this.own.isSealed(slug, id)) throw new Problem('media_not_found');
    await this.notes.change(sender, id, note);
    return { success: true };
  }

  @Delete(':id')
  async takeBack(
    @Param('uploadPath', slugPipe) slug: string,
    @Param('id', idPipe) id: string,
    @Req() request: Request,
  ): Promise<TakenBack> {
    const sender = await this.own.sender(slug, request, 'removal');
    const stays = await this.own.takeBack(sender, id);
    // Under a seal it would tell of another guest's file.
    const isSealed = await this.own.isSealed(slug, id);
    return { success: true, ...(!isSealed && { stays }) };
  }

  @Get(':id/thumb')
  async thumb(
    @Param('uploadPath', slugPipe) slug: string,
    @Param('id', idPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const sender = await this.own.sender(slug, request);
    const media = await this.served.bySender(id, sender);
    response.vary('Cookie');
    await this.renditions.send(media, 'thumb', request, response);
  }
}
