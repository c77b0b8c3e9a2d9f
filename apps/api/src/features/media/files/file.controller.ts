import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { publicKey, renditionName } from '@hatira/contract/schemas';
import { isRawType, type RenditionName } from '@hatira/contract';
import type { Request, Response } from 'express';
import { asAttachment } from '../../../platform/http/files/attachment.js';
import { outgoingFileName } from '../../../platform/http/files/outgoing-file-name.js';
import { redirectedToObject } from '../../../platform/http/files/redirect-to-object.js';
import { sendObject } from '../../../platform/http/files/send-object.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { ObjectStore } from '../../../platform/storage/object-store.js';
import { MediaLooksService } from './media-looks.service.js';
import { MediaRenditionService } from './media-rendition.service.js';
import { servedOriginal } from './served-file.js';
import { ServedMediaRepository } from './served-media.repository.js';

const keyPipe = new ZodPipe(publicKey, 'media_not_found');

/** Serves the files of a `storage_url`. */
@Controller('media/:key')
export class FileController {
  constructor(
    private readonly media: ServedMediaRepository,
    private readonly renditions: MediaRenditionService,
    private readonly store: ObjectStore,
    private readonly looks: MediaLooksService,
  ) {}

  @Get()
  async original(
    @Param('key', keyPipe) key: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.media.byPublicKey(key);
    this.looks.note(media);
    const served = servedOriginal(media);
    if (isRawType(media.fileType))
      asAttachment(response, outgoingFileName(media.fileName, media.fileType));
    if (await redirectedToObject(this.store, served, request, response)) return;
    await sendObject(this.store, served, request, response);
  }

  @Get(':rendition')
  async rendition(
    @Param('key', keyPipe) key: string,
    @Param('rendition', new ZodPipe(renditionName, 'media_not_found'))
    name: RenditionName,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.renditions.send(
      await this.media.byPublicKey(key),
      name,
      request,
      response,
    );
  }
}
