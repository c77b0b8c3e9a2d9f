import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Ip,
  Param,
  Post,
  Req,
  Res,
} from '@nestjs/common';
import {
  mediaId,
  mediaSelection,
  type MediaSelection,
} from '@hatira/contract/schemas';
import type { Request, Response } from 'express';
import { asAttachment } from '../../platform/http/files/attachment.js';
import { outgoingFileName } from '../../platform/http/files/outgoing-file-name.js';
import { redirectedToObject } from '../../platform/http/files/redirect-to-object.js';
import { sendObject } from '../../platform/http/files/send-object.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { ObjectStore } from '../../platform/storage/object-store.js';
import { KnownIdsService } from './files/known-ids.service.js';
import { servedOriginal } from './files/served-file.js';
import { MediaKeysService } from './files/media-keys.service.js';
import { ServedMediaRepository } from './files/served-media.repository.js';
import { MediaService } from './media.service.js';

const idPipe = new ZodPipe(mediaId, 'media_not_found');
const selectionPipe = new ZodPipe(mediaSelection);

/** Items by links' ids (specification section 7). */
@Controller('api/media')
export class MediaController {
  constructor(
    private readonly media: MediaService,
    private readonly keys: MediaKeysService,
    private readonly served: ServedMediaRepository,
    private readonly store: ObjectStore,
    private readonly knownIds: KnownIdsService,
  ) {}

  @Get('download/:id')
  async download(
    @Param('id', idPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.served.byLinkKey(id);
    asAttachment(response, outgoingFileName(media.fileName, media.fileType));
    const served = servedOriginal(media);
    if (await redirectedToObject(this.store, served, request, response)) return;
    await sendObject(this.store, served, request, response);
  }

  @Delete(':id')
  async remove(@Param('id', idPipe) id: string) {
    await this.keys.requireEditable([id]);
    const deleted = await this.media.moveToTrash({ editKeys: [id] });
    if (deleted === 0) throw new Problem('media_not_found');
    return { success: true };
  }

  @Post('bulk-delete')
  @HttpCode(200)
  async bulkDelete(
    @Body(selectionPipe) { ids }: MediaSelection,
    @Ip() address: string,
  ) {
    return {
      success: true,
      deleted: await this.change(ids, address, () =>
        this.media.moveToTrash({ editKeys: ids }),
      ),
    };
  }

  @Post('restore')
  @HttpCode(200)
  async restore(
    @Body(selectionPipe) { ids }: MediaSelection,
    @Ip() address: string,
  ) {
    return {
      success: true,
      restored: await this.change(ids, address, () =>
        this.media.restore(
          { editKeys: ids },
          // Staff's deletions are not the couple's to undo.
          { only: { isRestorable: true } },
        ),
      ),
    };
  }

  /** Invented ids cost one look-up. */
  private async change(
    ids: string[],
    address: string,
    work: () => Promise<number>,
  ): Promise<number> {
    if ((await this.knownIds.count(ids, address)) === 0) return 0;
    await this.keys.requireEditable(ids);
    return work();
  }
}
