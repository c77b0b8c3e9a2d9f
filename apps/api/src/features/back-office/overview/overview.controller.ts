import type { PanelOverview, Success, UploadHours } from '@hatira/contract';
import { weddingHash } from '@hatira/contract/schemas';
import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { StaffGuard } from '../../staff/staff.guard.js';
import { OverviewService } from './overview.service.js';
import { UploadHoursRepository } from './upload-hours.repository.js';

/** The overview, and a wedding's charts. */
@Controller('api/admin')
@UseGuards(StaffGuard)
export class OverviewController {
  constructor(
    private readonly overviews: OverviewService,
    private readonly hours: UploadHoursRepository,
  ) {}

  @Get('overview')
  async overview(): Promise<Success<PanelOverview>> {
    return { success: true, data: await this.overviews.overview() };
  }

  @Get('weddings/:hash/upload-hours')
  async uploadHours(
    @Param('hash', new ZodPipe(weddingHash)) hash: number,
  ): Promise<Success<UploadHours>> {
    return { success: true, data: await this.hours.of(hash) };
  }
}
