import type { AlbumPicture } from '@hatira/contract/schemas';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MediaRenditionService } from '../../media/files/media-rendition.service.js';
import { ServedMediaRepository } from '../../media/files/served-media.repository.js';
import { ScreensRepository } from './screens.repository.js';

/** Sends pictures and videos to screens. */
@Injectable()
export class WallPicturesService {
  constructor(
    private readonly screens: ScreensRepository,
    private readonly served: ServedMediaRepository,
    private readonly renditions: MediaRenditionService,
  ) {}

  /**
   * Checks wall and item, so that no cache answers alone.
   * @throws Problem `media_not_found`
   */
  async send(
    token: string,
    { id, rendition }: AlbumPicture,
    request: Request,
    response: Response,
  ): Promise<void> {
    const key = await this.screens.keyOf(token, id);
    const media = await this.served.byLinkKey(key);
    await this.renditions.sendToGuest(media, rendition, request, response);
  }
}
