import type { AlertChoice, StaffMember, WeddingAlerts } from '@hatira/contract';
import { alertChoice, weddingHash } from '@hatira/contract/schemas';
import { Body, Controller, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { WeddingLinksService } from '../../weddings/wedding-links.service.js';
import { AlertChoicesService } from './alert-choices.service.js';

const hashPipe = new ZodPipe(weddingHash);

/** The alerts of a wedding, for staff. */
@Controller('api/admin/weddings/:hash/alerts')
@UseGuards(StaffGuard)
export class AlertChoicesController {
  constructor(
    private readonly links: WeddingLinksService,
    private readonly choices: AlertChoicesService,
  ) {}

  @Get()
  async read(@Param('hash', hashPipe) hash: number): Promise<WeddingAlerts> {
    return this.choices.of(await this.links.idOf(hash));
  }

  @Put()
  async change(
    @Param('hash', hashPipe) hash: number,
    @Body(new ZodPipe(alertChoice)) choice: AlertChoice,
    @CurrentStaff() staff: StaffMember,
  ): Promise<WeddingAlerts> {
    return this.choices.change(hash, choice, staff);
  }
}
