import type { AlbumRendition, RenditionName } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Problem } from '../../../platform/http/errors/problem.js';
import { asAttachment } from '../../../platform/http/files/attachment.js';
import { outgoingFileName } from '../../../platform/http/files/outgoing-file-name.js';
import { redirectedToObject } from '../../../platform/http/files/redirect-to-object.js';
import {
  openedPart,
  sendBytes,
  sendObject,
  type ServedBytes,
  type ServedObject,
} from '../../../platform/http/files/send-object.js';
import { renditionKey } from '../../../platform/storage/keys.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { MediaLooksService } from './media-looks.service.js';
import { renditionOf, servedOriginal, servedRendition } from './served-file.js';
import {
  ServedMediaRepository,
  type ServedMedia,
} from './served-media.repository.js';

const NOT_KEPT = 'no-store';
/** A cache asks before each use: the link or the file may have ended. */
const CHECKED = 'private, no-cache';

@Injectable()
export class MediaRenditionService {
  constructor(
    private readonly media: ServedMediaRepository,
    private readonly store: ObjectStore,
    private readonly looks: MediaLooksService,
  ) {}

  /** @throws Problem `media_not_found`, also before it is made */
  async send(
    media: ServedMedia,
    name: RenditionName,
    request: Request,
    response: Response,
  ): Promise<void> {
    if (name === 'motion')
      return sendBytes(this.clip(media), request, response);
    if (!media.renditions.includes(name)) throw new Problem('media_not_found');
    this.looks.note(media);
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

  /**
   * Sends a rendition to guests, who get no original: it may tell places. Not
   * redirected, and asked for again each time, as the couple may hide the item.
   * @throws Problem `media_not_found`, also before it is made
   */
  async sendToGuest(
    media: ServedMedia,
    name: AlbumRendition,
    request: Request,
    response: Response,
  ): Promise<void> {
    const served = await this.served(media, name);
    this.looks.note(media);
    await sendObject(
      this.store,
      { ...served, cacheControl: CHECKED },
      request,
      response,
    );
  }

  /** Sends the original as a download, from the bucket if it may be asked. */
  async download(
    media: ServedMedia,
    request: Request,
    response: Response,
  ): Promise<void> {
    asAttachment(response, outgoingFileName(media.fileName, media.fileType));
    const served = servedOriginal(media);
    if (await redirectedToObject(this.store, served, request, response)) return;
    await sendObject(this.store, served, request, response);
  }

  /** Sends the original as a download, as `sendToGuest` sends a rendition: each request is checked. */
  async downloadToVisitor(
    media: ServedMedia,
    request: Request,
    response: Response,
  ): Promise<void> {
    asAttachment(response, outgoingFileName(media.fileName, media.fileType));
    const served = { ...servedOriginal(media), cacheControl: CHECKED };
    await sendObject(this.store, served, request, response);
  }

  /** Includes the trash. Not cached, as it may be erased. */
  async sendWithTrash(
    id: string,
    name: RenditionName,
    request: Request,
    response: Response,
  ): Promise<void> {
    const media = await this.media.byIdWithTrash(id);
    const cacheControl = NOT_KEPT;
    if (name === 'motion') {
      const clip = { ...this.clip(media), cacheControl };
      return sendBytes(clip, request, response);
    }
    const served = { ...(await this.served(media, name)), cacheControl };
    await sendObject(this.store, served, request, response);
  }

  /** Sends the original. Includes the trash; not cached. */
  async sendOriginalWithTrash(
    id: string,
    request: Request,
    response: Response,
  ): Promise<void> {
    const served = servedOriginal(await this.media.byIdWithTrash(id));
    await sendObject(
      this.store,
      { ...served, cacheControl: NOT_KEPT },
      request,
      response,
    );
  }

  /** Out of the original. */
  private clip(media: ServedMedia): ServedBytes {
    const { motionOffset: offset, motionLength: sizeBytes } = media;
    if (offset === null || sizeBytes === null)
      throw new Problem('media_not_found');
    return {
      ...servedRendition(media, 'motion', sizeBytes),
      parts: ({ start, end }) =>
        openedPart(this.store, media.objectKey, {
          start: offset + start,
          end: offset + end,
        }),
    };
  }

  private async served(
    media: ServedMedia,
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
