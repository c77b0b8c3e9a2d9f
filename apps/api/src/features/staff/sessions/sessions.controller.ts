import type {
  EndedSessions,
  StaffMember,
  StaffSessionEntry,
  Success,
} from '@hatira/contract';
import { sessionId } from '@hatira/contract/schemas';
import {
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { sessionTokenOf } from '../session-cookie.js';
import { CurrentStaff, StaffGuard } from '../staff.guard.js';
import { SessionListService } from './session-list.service.js';

const idPipe = new ZodPipe(sessionId, 'session_not_found');

/** The sessions of the calling account. */
@Controller('api/auth/sessions')
@UseGuards(StaffGuard)
export class SessionsController {
  constructor(private readonly sessions: SessionListService) {}

  @Get()
  async list(
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<Success<StaffSessionEntry[]>> {
    return {
      success: true,
      data: await this.sessions.listOf(staff, sessionTokenOf(request) ?? ''),
    };
  }

  @Post('end-others')
  @HttpCode(200)
  async endOthers(
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<Success<EndedSessions>> {
    const ended = await this.sessions.endOthers(
      staff,
      sessionTokenOf(request) ?? '',
    );
    return { success: true, data: { ended } };
  }

  @Post(':id/end')
  @HttpCode(200)
  async end(
    @Param('id', idPipe) id: string,
    @CurrentStaff() staff: StaffMember,
  ): Promise<{ success: true }> {
    await this.sessions.endOne(staff, id);
    return { success: true };
  }
}
