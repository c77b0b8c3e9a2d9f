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
import { Problem } from '../../platform/http/errors/problem.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { KnownIdsService } from './files/known-ids.service.js';
import { MediaKeysService } from './files/media-keys.service.js';
import { MediaRenditionService } from './files/media-rendition.service.js';
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
    private readonly renditions: MediaRenditionService,
    private readonly knownIds: KnownIdsService,
  ) {}

  @Get('download/:id')
  async download(
    @Param('id', idPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const media = await this.served.byLinkKey(id);
    await this.renditions.download(media, request, response);
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
