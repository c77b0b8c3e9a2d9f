import type {
  EndedSessions,
  PanelStaff,
  PanelStaffWithPassword,
  StaffMember,
  Success,
} from '@hatira/contract';
import {
  changePassword,
  changeStaff,
  inviteStaff,
  ownPassword,
  panelStaffQuery,
  staffId,
  type PanelStaffQuery,
} from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { restList } from '../../../platform/http/rest-list.js';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { SecondFactorService } from '../second-factor/second-factor.service.js';
import { sessionTokenOf } from '../session-cookie.js';
import { SessionListService } from '../sessions/session-list.service.js';
import { StaffAccountsService } from '../staff-accounts.service.js';
import { CurrentStaff, StaffGuard } from '../staff.guard.js';
import { panelStaff } from './panel-staff.js';
import { StaffDirectoryService } from './staff-directory.service.js';
import { StaffListRepository } from './staff-list.repository.js';

const idPipe = new ZodPipe(staffId, 'staff_not_found');

/** The caller's own: an open panel alone changes no account. */
interface Asked {
  currentPassword?: string;
}

/** Staff accounts, for the panel. */
@Controller('api/admin/rest/staff')
@UseGuards(StaffGuard)
export class PanelStaffController {
  constructor(
    private readonly accounts: StaffListRepository,
    private readonly directory: StaffDirectoryService,
    private readonly logins: StaffAccountsService,
    private readonly factors: SecondFactorService,
    private readonly sessions: SessionListService,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(panelStaffQuery)) query: PanelStaffQuery,
    @CurrentStaff() by: StaffMember,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PanelStaff[]> {
    const page = await this.accounts.page(query);
    return restList(response, 'staff', {
      ...page,
      rows: page.rows.map((account) => panelStaff(account, by)),
    });
  }

  @Get(':id')
  async one(
    @Param('id', idPipe) id: string,
    @CurrentStaff() by: StaffMember,
  ): Promise<PanelStaff> {
    return panelStaff(await this.accounts.one(id), by);
  }

  @Post()
  async invite(
    @Body(new ZodPipe(inviteStaff))
    { email, password, ...asked }: Asked & { email: string; password?: string },
    @CurrentStaff() by: StaffMember,
  ): Promise<PanelStaffWithPassword> {
    await this.requireOwnPassword(by, asked);
    return this.directory.invite(email, password, by);
  }

  @Put(':id')
  async change(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(changeStaff))
    { isDisabled, ...asked }: Asked & { isDisabled: boolean },
    @CurrentStaff() by: StaffMember,
  ): Promise<PanelStaff> {
    await this.requireOwnPassword(by, asked);
    return panelStaff(await this.directory.setDisabled(id, isDisabled, by), by);
  }

  /** The calling session stays open. */
  @Post(':id/password')
  @HttpCode(200)
  async changePassword(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(changePassword))
    { password, ...asked }: Asked & { password?: string },
    @CurrentStaff() by: StaffMember,
    @Req() request: Request,
  ): Promise<PanelStaffWithPassword> {
    await this.requireOwnPassword(by, asked);
    return this.directory.changePassword(
      id,
      password,
      by,
      id === by.id ? sessionTokenOf(request) : undefined,
    );
  }

  @Post(':id/sessions/end')
  @HttpCode(200)
  async endSessions(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(ownPassword)) asked: Asked,
    @CurrentStaff() by: StaffMember,
  ): Promise<Success<EndedSessions>> {
    await this.requireOwnPassword(by, asked);
    return {
      success: true,
      data: { ended: await this.sessions.endAllOf(id, by) },
    };
  }

  @Post(':id/second-factor/reset')
  @HttpCode(200)
  async resetSecondFactor(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(ownPassword)) asked: Asked,
    @CurrentStaff() by: StaffMember,
  ): Promise<PanelStaff> {
    await this.requireOwnPassword(by, asked);
    return panelStaff(await this.factors.reset(id, by), by);
  }

  private requireOwnPassword(
    by: StaffMember,
    { currentPassword }: Asked,
  ): Promise<void> {
    return this.logins.requirePassword(by, currentPassword ?? '');
  }
}
