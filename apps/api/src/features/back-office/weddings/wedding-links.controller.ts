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
import type { z } from 'zod';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { WeddingLinkChangesService } from '../../gallery-links/wedding-link-changes.service.js';
import { StaffAccountsService } from '../../staff/staff-accounts.service.js';
import { CurrentStaff, StaffGuard } from '../../staff/staff.guard.js';
import { PanelWeddingsRepository } from '../lists/panel-weddings.repository.js';

const hashPipe = new ZodPipe(weddingHash);
const renewalPipe = new ZodPipe(linkRenewal);
type Renewal = z.infer<typeof linkRenewal>;

/** A new gallery link needs the caller's password. */
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
    @Body(renewalPipe) renewal: Renewal,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    return this.renew(renewal, staff, () =>
      this.changes.renewCouple(hash, staff),
    );
  }

  @Post('relatives')
  @HttpCode(200)
  async renewRelatives(
    @Param('hash', hashPipe) hash: number,
    @Body(renewalPipe) renewal: Renewal,
    @CurrentStaff() staff: StaffMember,
  ): Promise<PanelWedding> {
    return this.renew(renewal, staff, () =>
      this.changes.renewRelatives(hash, staff),
    );
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

  /** @param change returns the couple's hash */
  private async renew(
    { currentPassword }: Renewal,
    staff: StaffMember,
    change: () => Promise<number>,
  ): Promise<PanelWedding> {
    await this.accounts.requirePassword(staff, currentPassword);
    return this.rows.one(await change());
  }
}
