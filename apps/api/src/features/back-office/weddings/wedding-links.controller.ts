import type { PanelWedding, StaffMember } from '@hatira/contract';
import { linkRenewal, weddingHash } from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Delete,
  HttpCode,
  Param,
  Post,
  UseGuards,
} from '@nestjs/common';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { StaffAccountsService } from '../../staff/staff-accounts.service.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { PanelWeddingsRepository } from '../lists/panel-weddings.repository.js';
import { WeddingLinkChangesService } from './wedding-link-changes.service.js';

const hashPipe = new ZodPipe(weddingHash);
const renewalPipe = new ZodPipe(linkRenewal);

/** The gallery links of a wedding. A new one needs the caller's password. */
@Controller('api/admin/rest/weddings/:hash/links')
@UseGuards(StaffGuard)
export class WeddingLinksController {
  constructor(
    private readonly changes: WeddingLinkChangesService,
    private readonly rows: PanelWeddingsRepository,
    private readonly accounts: StaffAccountsService,
  ) {}

  @Post('couple')
  @HttpCode(200)
  async renewCouple(
    @Param('hash', hashPipe) hash: number,
    @Body(renewalPipe) { currentPassword }: { currentPassword: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.accounts.requirePassword(staff, currentPassword);
    return this.rows.one(await this.changes.renewCouple(hash, staff));
  }

  @Post('relatives')
  @HttpCode(200)
  async renewRelatives(
    @Param('hash', hashPipe) hash: number,
    @Body(renewalPipe) { currentPassword }: { currentPassword: string },
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.accounts.requirePassword(staff, currentPassword);
    await this.changes.renewRelatives(hash, staff);
    return this.rows.one(hash);
  }

  /** Only removes access, so it needs no password. */
  @Delete('relatives')
  async withdrawRelatives(
    @Param('hash', hashPipe) hash: number,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    await this.changes.withdrawRelatives(hash, staff);
    return this.rows.one(hash);
  }
}
