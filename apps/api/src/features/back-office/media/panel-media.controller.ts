import type {
  ChangedItems,
  PanelMedia,
  RenditionName,
  StaffMember,
} from '@hatira/contract';
import {
  mediaErasure,
  mediaId,
  panelExposure,
  panelMediaQuery,
  panelSelection,
  renditionName,
  type ExposureChange,
  type MediaSelection,
  type PanelMediaQuery,
} from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { restList } from '../../../platform/http/rest-list.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { MediaRenditionService } from '../../media/files/media-rendition.service.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { PanelMediaRepository } from '../lists/panel-media.repository.js';
import { PanelMediaService } from './panel-media.service.js';

const idPipe = new ZodPipe(mediaId, 'media_not_found');
const selectionPipe = new ZodPipe(panelSelection);

/** Guests' files, for the panel. */
@Controller('api/admin/rest/media')
@UseGuards(StaffGuard)
export class PanelMediaController {
  constructor(
    private readonly rows: PanelMediaRepository,
    private readonly changes: PanelMediaService,
    private readonly renditions: MediaRenditionService,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(panelMediaQuery)) query: PanelMediaQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PanelMedia[]> {
    return restList(response, 'media', await this.rows.page(query));
  }

  @Get(':id')
  one(@Param('id', idPipe) id: string): Promise<PanelMedia> {
    return this.rows.one(id);
  }

  /**
   * Staff look before they restore or erase; the trash has no public address.
   */
  @Get(':id/:rendition')
  rendition(
    @Param('id', idPipe) id: string,
    @Param('rendition', new ZodPipe(renditionName, 'media_not_found'))
    name: RenditionName,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    return this.renditions.sendWithTrash(id, name, request, response);
  }

  @Post('bulk-trash')
  @HttpCode(200)
  async trash(
    @Body(selectionPipe) { ids }: MediaSelection,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.changes.trash(ids, staff) };
  }

  /** A file that its guest took back is restored alone, or not at all. */
  @Post('bulk-restore')
  @HttpCode(200)
  async restore(
    @Body(selectionPipe) { ids }: MediaSelection,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    const only = ids.length === 1 ? {} : { isTakenBack: false };
    return { changed: await this.changes.restore(ids, staff, only) };
  }

  @Post('bulk-retry')
  @HttpCode(200)
  async retry(
    @Body(selectionPipe) { ids }: MediaSelection,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.changes.retry(ids, staff) };
  }

  @Post('bulk-expose')
  @HttpCode(200)
  async expose(
    @Body(new ZodPipe(panelExposure)) { ids, exposure }: ExposureChange,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.changes.expose(ids, exposure, staff) };
  }

  @Post('bulk-erase')
  @HttpCode(200)
  async erase(
    @Body(new ZodPipe(mediaErasure))
    { ids, confirm }: MediaSelection & { confirm: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.changes.erase(ids, confirm, staff) };
  }
}
