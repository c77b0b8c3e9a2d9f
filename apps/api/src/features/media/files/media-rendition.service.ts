import type { RenditionName } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../../../platform/http/errors/problem.js';
import { redirectedToObject } from '../../../platform/http/files/redirect-to-object.js';
import {
  sendObject,
  type ServedObject,
} from '../../../platform/http/files/send-object.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import type { Media } from '../media.entity.js';
import { MediaService } from '../media.service.js';
import { renditionOf, servedRendition } from './served-file.js';

@Injectable()
export class MediaRenditionService {
  constructor(
    private readonly media: MediaService,
    private readonly store: ObjectStore,
  ) {}

  /** @throws Problem `media_not_found`, also before it is made */
  async send(
    media: Media,
    name: RenditionName,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (!media.renditions.includes(name)) throw new Problem('media_not_found');
    if (
      await redirectedToObject(
        this.store,
        renditionOf(media, name),
        request,
        response,
      )
    )
      return;
    await sendObject(
      this.store,
      await this.served(media, name),
      request,
      response,
    );
  }

  /** Includes the trash. Not cached, as it may be erased. */
  async sendWithTrash(
    id: string,
    name: RenditionName,
    request: Request,
    response: Response,
  ): Promise<void> {
    const served = await this.served(await this.media.byIdWithTrash(id), name);
    await sendObject(
      this.store,
      { ...served, cacheControl: 'no-store' },
      request,
      response,
    );
  }

  private async served(
    media: Media,
    name: RenditionName,
  ): Promise<ServedObject> {
    const isMade = media.renditions.includes(name);
    const sizeBytes = isMade
      ? await this.store.sizeOf(renditionKey(media.objectKey, name))
      : undefined;
    if (sizeBytes === undefined) throw new Problem('media_not_found');
    return servedRendition(media, name, sizeBytes);
  }
}
