import type { Rehearsal, StaffMember } from '@hatira/contract';
import { weddingHash } from '@hatira/contract/schemas';
import {
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../staff/staff.guard.js';
import { RehearsalsService } from './rehearsals.service.js';

const hashPipe = new ZodPipe(weddingHash);

interface LatestRehearsal {
  success: true;
  data: Rehearsal | null;
}

/** The rehearsal of a wedding, for staff. */
@Controller('api/admin/weddings/:hash/rehearsal')
@UseGuards(StaffGuard)
export class RehearsalsController {
  constructor(private readonly rehearsals: RehearsalsService) {}

  @Get()
  async read(@Param('hash', hashPipe) hash: number): Promise<LatestRehearsal> {
    return {
      success: true,
      data: (await this.rehearsals.latest(hash)) ?? null,
    };
  }

  @Post()
  @HttpCode(200)
  async start(
    @Param('hash', hashPipe) hash: number,
    @CurrentStaff() staff: StaffMember,
  ): Promise<LatestRehearsal> {
    return {
      success: true,
      data: (await this.rehearsals.start(hash, staff)) ?? null,
    };
  }
}
