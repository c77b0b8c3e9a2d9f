import { PAGES, titleNames, type WallView } from '@hatira/contract';
import {
  albumPicture,
  linkToken,
  wallReport,
  type AlbumPicture,
  type WallReport,
} from '@hatira/contract/schemas';
import { Body, Controller, Get, Param, Put, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../../platform/config/load-config.js';
import { originOf } from '../../../platform/http/server/request-origin.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { ScreenReportsService } from './screen-reports.service.js';
import { ScreensRepository } from './screens.repository.js';
import { WallItemsRepository } from './wall-items.repository.js';
import { WallPicturesService } from './wall-pictures.service.js';
import { WallStreamsService } from './wall-streams.service.js';

const tokenPipe = new ZodPipe(linkToken, 'wall_not_found');

/** The calls of a screen in the hall; its token is its only right. */
@Controller('api/walls/:token')
export class ScreensController {
  constructor(
    private readonly screens: ScreensRepository,
    private readonly items: WallItemsRepository,
    private readonly streams: WallStreamsService,
    private readonly pictures: WallPicturesService,
    private readonly reports: ScreenReportsService,
    private readonly config: Config,
  ) {}

  @Get()
  async view(
    @Param('token', tokenPipe) token: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WallView> {
    const screen = await this.screens.byToken(token);
    const { isPaused, isSealed, skips, slug, titleFont, displayedNames } =
      screen;
    response.setHeader('Cache-Control', 'private, no-store');
    return {
      success: true,
      data: {
        names: titleNames({ weddingPath: slug, displayedNames }),
        uploadUrl: originOf(request, this.config) + PAGES.upload(slug),
        items: await this.items.newest(screen.weddingId),
        titleFont,
        isPaused,
        isSealed,
        skips,
      },
    };
  }

  @Get('events')
  async follow(
    @Param('token', tokenPipe) token: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const screen = await this.screens.byToken(token);
    request.setTimeout(0);
    this.streams.serve(screen, response);
  }

  /** Each request is checked, so that no cache answers it alone. */
  @Get('media/:id/:rendition')
  async picture(
    @Param('token', tokenPipe) token: string,
    @Param(new ZodPipe(albumPicture, 'media_not_found')) picture: AlbumPicture,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.pictures.send(token, picture, request, response);
  }

  /** The couple's remote control names these items. */
  @Put('shown')
  async report(
    @Param('token', tokenPipe) token: string,
    @Body(new ZodPipe(wallReport)) { ids }: WallReport,
  ): Promise<{ success: true }> {
    await this.reports.take(token, ids);
    return { success: true };
  }
}
