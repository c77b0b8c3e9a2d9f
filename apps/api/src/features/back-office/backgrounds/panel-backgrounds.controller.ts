import type {
  ChangedItems,
  PanelBackground,
  StaffMember,
} from '@hatira/contract';
import {
  backgroundId,
  erasure,
  panelBackgroundsQuery,
  type PanelBackgroundsQuery,
} from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Response } from 'express';
import { BackgroundTrashService } from '../../backgrounds/background-trash.service.js';
import { restList } from '../../../platform/http/rest-list.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { PanelBackgroundsRepository } from '../lists/panel-backgrounds.repository.js';

const idPipe = new ZodPipe(backgroundId, 'background_not_found');

/** Backgrounds for the panel; specification section 7 sets and deletes them. */
@Controller('api/admin/rest/backgrounds')
@UseGuards(StaffGuard)
export class PanelBackgroundsController {
  constructor(
    private readonly rows: PanelBackgroundsRepository,
    private readonly trash: BackgroundTrashService,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(panelBackgroundsQuery)) query: PanelBackgroundsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PanelBackground[]> {
    return restList(response, 'backgrounds', await this.rows.page(query));
  }

  @Get(':id')
  one(@Param('id', idPipe) id: string): Promise<PanelBackground> {
    return this.rows.one(id);
  }

  @Post(':id/restore')
  @HttpCode(200)
  async restore(
    @Param('id', idPipe) id: string,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelBackground> {
    await this.trash.restore(id, staff);
    return this.rows.one(id);
  }

  @Post(':id/erase')
  @HttpCode(200)
  async erase(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(erasure)) { confirm }: { confirm: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    await this.trash.eraseNow(id, confirm, staff);
    return { changed: 1 };
  }
}
