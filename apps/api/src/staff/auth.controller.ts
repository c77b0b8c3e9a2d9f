import type { StaffMember, Success } from '@hatira/contract';
import { login } from '@hatira/contract/schemas';
import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../config/load-config.js';
import { ZodPipe } from '../http/zod.pipe.js';
import { KnownDevices } from './known-devices.js';
import { OriginGuard } from './origin.guard.js';
import { clearSessionCookie, sessionTokenOf, setSessionCookie } from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { StaffAccountsService, type Credentials } from './staff-accounts.service.js';
import { CurrentStaff, StaffGuard } from './staff.guard.js';

/** Staff logins (design section 3). */
@Controller('api/auth')
export class AuthController {
  constructor(
    @Inject(StaffAccountsService) private readonly accounts: StaffAccountsService,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(KnownDevices) private readonly devices: KnownDevices,
    @Inject(Config) private readonly config: Config,
  ) {}

  @Post('login')
  @HttpCode(200)
  @UseGuards(OriginGuard)
  async login(
    @Body(new ZodPipe(login)) credentials: Credentials,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<StaffMember>> {
    const known = await this.accounts.authenticate(credentials, request);
    const token = await this.sessions.open(known, sessionTokenOf(request));
    setSessionCookie(response, token, { isSecure: this.config.isSecure, lifeMs: this.sessions.lifeMs });
    this.devices.remember(request, response, { id: known.staff.id, passwordHash: known.passwordHash });
    return { success: true, data: known.staff };
  }

  @Get('me')
  @UseGuards(StaffGuard)
  me(@CurrentStaff() staff: StaffMember): Success<StaffMember> {
    return { success: true, data: staff };
  }

  /** Ends the session on the server; no error without one. */
  @Post('logout')
  @HttpCode(200)
  @UseGuards(OriginGuard)
  async logout(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    const token = sessionTokenOf(request);
    if (token !== undefined) await this.sessions.close(token);
    clearSessionCookie(response);
    return { success: true };
  }
}
