import type { StaffMember, Success } from '@hatira/contract';
import { login } from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { ZodPipe } from '../../platform/http/zod.pipe.js';
import { KnownDevicesService } from './known-devices.service.js';
import { OriginGuard } from './origin.guard.js';
import { SecondFactorCodesService } from './second-factor/second-factor-codes.service.js';
import { SecondFactorService } from './second-factor/second-factor.service.js';
import {
  clearSessionCookie,
  sessionTokenOf,
  setSessionCookie,
} from './session-cookie.js';
import { SessionsService } from './sessions.service.js';
import { visitOf } from './sessions/session-origin.js';
import {
  StaffAccountsService,
  type Credentials,
} from './staff-accounts.service.js';
import { BeforeSetup, CurrentStaff, StaffGuard } from './staff.guard.js';

/** Staff logins. */
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly accounts: StaffAccountsService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly factors: SecondFactorService,
    private readonly codes: SecondFactorCodesService,
    private readonly config: Config,
  ) {}

  /**
   * With a second factor, the client repeats the call with a code; no session
   * exists in between.
   */
  @Post('login')
  @HttpCode(200)
  @UseGuards(OriginGuard)
  async login(
    @Body(new ZodPipe(login))
    { code, ...credentials }: Credentials & { code?: string },
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Success<StaffMember>> {
    const known = await this.accounts.authenticate(credentials, request);
    if (known.hasSecondFactor)
      await this.requireCode(known.staff, code, request);
    const token = await this.sessions.open(
      known,
      visitOf(request),
      sessionTokenOf(request),
    );
    setSessionCookie(response, token, {
      isSecure: this.config.isSecure,
      lifeMs: this.sessions.lifeMs,
    });
    this.devices.remember(request, response, {
      id: known.staff.id,
      passwordHash: known.passwordHash,
    });
    const mustSetUp = await this.factors.mustSetUp(known.hasSecondFactor);
    return {
      success: true,
      data: {
        ...known.staff,
        ...(mustSetUp && { mustSetUpSecondFactor: true }),
      },
    };
  }

  @Get('me')
  @BeforeSetup()
  @UseGuards(StaffGuard)
  me(@CurrentStaff() staff: StaffMember): Success<StaffMember> {
    return { success: true, data: staff };
  }

  /** Not an error without a session. */
  @Post('logout')
  @HttpCode(200)
  @UseGuards(OriginGuard)
  async logout(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ success: true }> {
    const token = sessionTokenOf(request);
    if (token !== undefined) await this.sessions.close(token);
    clearSessionCookie(response);
    return { success: true };
  }

  private async requireCode(
    staff: StaffMember,
    code: string | undefined,
    request: Request,
  ): Promise<void> {
    if (code === undefined || code.trim() === '')
      throw new Problem('second_factor_required');
    await this.codes.require(staff, code, request, 'second_factor_wrong');
  }
}
