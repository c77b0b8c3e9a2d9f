import type { RenditionName } from '@hatira/contract';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../http/problem.js';
import { redirectedToObject } from '../http/redirect-to-object.js';
import { sendObject } from '../http/send-object.js';
import { renditionKey } from '../storage/keys.js';
import { ObjectStore } from '../storage/object-store.js';
import type { Media } from './media.entity.js';
import { MediaService } from './media.service.js';
import { renditionOf, servedRendition } from './served-file.js';

/** Serves what was made of a file. */
@Injectable()
export class MediaRenditionService {
  constructor(
    @Inject(MediaService) private readonly media: MediaService,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  /** @throws Problem `media_not_found` also for what has not been made yet */
  async send(media: Media, name: RenditionName, request: Request, response: Response): Promise<void> {
    if (!media.renditions.includes(name)) throw new Problem('media_not_found');
    if (await redirectedToObject(this.store, renditionOf(media, name), request, response)) return;
    const sizeBytes = await this.store.sizeOf(renditionKey(media.objectKey, name));
    if (sizeBytes === undefined) throw new Problem('media_not_found');
    await sendObject(this.store, servedRendition(media, name, sizeBytes), request, response);
  }

  /** Also of an item in the trash: for staff. */
  async sendWithTrash(id: string, name: RenditionName, request: Request, response: Response): Promise<void> {
    await this.send(await this.media.byIdWithTrash(id), name, request, response);
  }
}
