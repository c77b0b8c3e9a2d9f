import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import { publicKey } from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { sendObject } from '../http/send-object.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { ObjectStore } from '../storage/object-store.js';
import { MediaService } from './media.service.js';
import { servedOriginal } from './served-original.js';

/** The file behind a `storage_url`: whoever has the address may look, and do nothing else. */
@Controller('media')
export class FileController {
  constructor(
    @Inject(MediaService) private readonly media: MediaService,
    @Inject(ObjectStore) private readonly store: ObjectStore,
  ) {}

  @Get(':key')
  async file(
    @Param('key', new ZodPipe(publicKey, 'media_not_found')) key: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.media.byPublicKey(key);
    await sendObject(this.store, servedOriginal(media), request, response);
  }
}
