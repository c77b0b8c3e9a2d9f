import type {
  ChangedItems,
  StaffMember,
  WeddingMediaTotals,
} from '@hatira/contract';
import {
  confirmedMediaUntil,
  mediaUntil,
  weddingHash,
  type ConfirmedMediaUntil,
} from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { WeddingMediaService } from './wedding-media.service.js';

const hashPipe = new ZodPipe(weddingHash);
const confirmedPipe = new ZodPipe(confirmedMediaUntil);

/** All of a wedding's files at once. */
@Controller('api/admin/rest/weddings/:hash/media')
@UseGuards(StaffGuard)
export class WeddingMediaController {
  constructor(private readonly media: WeddingMediaService) {}

  @Get()
  totals(@Param('hash', hashPipe) hash: number): Promise<WeddingMediaTotals> {
    return this.media.totals(hash);
  }

  @Post('trash')
  @HttpCode(200)
  async trash(
    @Param('hash', hashPipe) hash: number,
    @Body(confirmedPipe) which: ConfirmedMediaUntil,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.media.trash(hash, which, staff) };
  }

  @Post('restore')
  @HttpCode(200)
  async restore(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(mediaUntil)) { until }: { until: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.media.restore(hash, until, staff) };
  }

  @Post('erase')
  @HttpCode(200)
  async erase(
    @Param('hash', hashPipe) hash: number,
    @Body(confirmedPipe) which: ConfirmedMediaUntil,
    @CurrentStaff() staff: StaffMember,
  ): Promise<ChangedItems> {
    return { changed: await this.media.erase(hash, which, staff) };
  }
}
