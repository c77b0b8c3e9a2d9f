import type { Success } from '@hatira/contract';
import {
  backgroundImageQuery,
  pathSegment,
  type BackgroundImageQuery,
} from '@hatira/contract/schemas';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../../platform/http/errors/problem.js';
import { sendObject } from '../../platform/http/files/send-object.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { backgroundRenditionKey } from '../../platform/storage/keys.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { WeddingsService } from '../weddings/weddings.service.js';
import { BackgroundsService } from './backgrounds.service.js';
import { chooseRendition } from './rendition.js';

const slugPipe = new ZodPipe(pathSegment);
const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** The background for the guests' page (specification section 7). */
@Controller('api/backgrounds')
export class BackgroundPagesController {
  constructor(
    private readonly backgrounds: BackgroundsService,
    private readonly weddings: WeddingsService,
    private readonly store: ObjectStore,
  ) {}

  @Get('path/:uploadPath')
  async exists(
    @Param('uploadPath', slugPipe) uploadPath: string,
  ): Promise<Success<boolean>> {
    const { id } = await this.weddings.bySlug(uploadPath);
    return {
      success: true,
      data: (await this.backgrounds.find(id)) !== undefined,
    };
  }

  /**
   * Browsers cache it forever with the current version in `t`, else revalidate.
   */
  @Get('image/:uploadPath')
  async image(
    @Param('uploadPath', slugPipe) uploadPath: string,
    @Query(new ZodPipe(backgroundImageQuery)) { t, w }: BackgroundImageQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { id } = await this.weddings.bySlug(uploadPath);
    const background = await this.backgrounds.of(id);
    const { name, mimeType } = chooseRendition(request.headers.accept, w);
    const key = backgroundRenditionKey(background.id, name);
    const sizeBytes = await this.store.sizeOf(key);
    if (sizeBytes === undefined) throw new Problem('background_not_found');
    const cacheControl =
      t === background.id
        ? `private, max-age=${ONE_YEAR_SECONDS}, immutable`
        : 'private, no-cache';
    response.setHeader('Vary', 'Accept');
    await sendObject(
      this.store,
      {
        key,
        sizeBytes,
        mimeType,
        etag: `${background.id}-${name}`,
        cacheControl,
      },
      request,
      response,
    );
  }
}
