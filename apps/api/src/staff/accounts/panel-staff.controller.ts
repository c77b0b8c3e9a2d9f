import type { PanelStaff, PanelStaffWithPassword, StaffMember } from '@hatira/contract';
import {
  changePassword,
  changeStaff,
  inviteStaff,
  panelStaffQuery,
  staffId,
  type PanelStaffQuery,
} from '@hatira/contract/schemas';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Put, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { restList } from '../../http/rest-list.js';
import { ZodPipe } from '../../http/zod.pipe.js';
import { sessionTokenOf } from '../session-cookie.js';
import { StaffAccountsService } from '../staff-accounts.service.js';
import { CurrentStaff, StaffGuard } from '../staff.guard.js';
import { panelStaff } from './panel-staff.js';
import { StaffDirectoryService } from './staff-directory.service.js';
import { StaffList } from './staff-list.js';

const idPipe = new ZodPipe(staffId, 'staff_not_found');

/** Accounts of staff, for the panel. */
@Controller('api/admin/rest/staff')
@UseGuards(StaffGuard)
export class PanelStaffController {
  constructor(
    @Inject(StaffList) private readonly accounts: StaffList,
    @Inject(StaffDirectoryService) private readonly directory: StaffDirectoryService,
    @Inject(StaffAccountsService) private readonly logins: StaffAccountsService,
  ) {}

  @Get()
  async list(
    @Query(new ZodPipe(panelStaffQuery)) query: PanelStaffQuery,
    @CurrentStaff() by: StaffMember,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PanelStaff[]> {
    const { rows, total } = await this.accounts.page(query);
    return restList(response, 'staff', {
      first: query.range[0],
      rows: rows.map((account) => panelStaff(account, by)),
      total,
    });
  }

  @Get(':id')
  async one(@Param('id', idPipe) id: string, @CurrentStaff() by: StaffMember): Promise<PanelStaff> {
    return panelStaff(await this.accounts.one(id), by);
  }

  @Post()
  invite(
    @Body(new ZodPipe(inviteStaff)) { email, password }: { email: string; password?: string },
    @CurrentStaff() by: StaffMember,
  ): Promise<PanelStaffWithPassword> {
    return this.directory.invite(email, password, by);
  }

  @Put(':id')
  async change(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(changeStaff)) { isDisabled }: { isDisabled: boolean },
    @CurrentStaff() by: StaffMember,
  ): Promise<PanelStaff> {
    return panelStaff(await this.directory.setDisabled(id, isDisabled, by), by);
  }

  /** Who changes the own password has to know it; the session in which that happens stays. */
  @Post(':id/password')
  @HttpCode(200)
  async changePassword(
    @Param('id', idPipe) id: string,
    @Body(new ZodPipe(changePassword)) { password, currentPassword }: { password?: string; currentPassword?: string },
    @CurrentStaff() by: StaffMember,
    @Req() request: Request,
  ): Promise<PanelStaffWithPassword> {
    const isSelf = id === by.id;
    if (isSelf) await this.logins.requirePassword(by, currentPassword ?? '', request.ip ?? '');
    return this.directory.changePassword(id, password, by, isSelf ? sessionTokenOf(request) : undefined);
  }
}
