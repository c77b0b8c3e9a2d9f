import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { publicKey, renditionName } from '@hatira/contract/schemas';
import type { RenditionName } from '@hatira/contract';
import type { Request, Response } from 'express';
import { Problem } from '../http/problem.js';
import { sendObject } from '../http/send-object.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { renditionKey } from '../storage/keys.js';
import { ObjectStore } from '../storage/object-store.js';
import { MediaService } from './media.service.js';
import { servedOriginal, servedRendition } from './served-file.js';

const keyPipe = new ZodPipe(publicKey, 'media_not_found');

/** The files behind a `storage_url`: whoever has the address may look, and do nothing else. */
@Controller('media/:key')
export class FileController {
  constructor(
    @Inject(MediaService) private readonly media: MediaService,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  @Get()
  async original(
    @Param('key', keyPipe) key: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.media.byPublicKey(key);
    await sendObject(this.store, servedOriginal(media), request, response);
  }

  @Get(':rendition')
  async rendition(
    @Param('key', keyPipe) key: string,
    @Param('rendition', new ZodPipe(renditionName, 'media_not_found')) name: RenditionName,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.media.byPublicKey(key);
    const sizeBytes = media.renditions.includes(name)
      ? await this.store.sizeOf(renditionKey(media.objectKey, name))
      : undefined;
    if (sizeBytes === undefined) throw new Problem('media_not_found');
    await sendObject(this.store, servedRendition(media, name, sizeBytes), request, response);
  }
}
