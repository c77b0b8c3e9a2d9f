import type {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
  StaffMember,
  Success,
} from '@hatira/contract';
import { confirmSecondFactor, ownIdentity } from '@hatira/contract/schemas';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import type { Request } from 'express';
import { ZodPipe } from '../../../platform/http/zod.pipe.js';
import { sessionTokenOf } from '../session-cookie.js';
import { StaffAccountsService } from '../staff-accounts.service.js';
import { BeforeSetup, CurrentStaff, StaffGuard } from '../staff.guard.js';
import { SecondFactorCodesService } from './second-factor-codes.service.js';
import { SecondFactorService } from './second-factor.service.js';

interface OwnIdentity {
  currentPassword?: string;
  code?: string;
}

/** The second factor of the calling account. */
@Controller('api/auth/second-factor')
@UseGuards(StaffGuard)
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactorService,
    private readonly codes: SecondFactorCodesService,
    private readonly accounts: StaffAccountsService,
  ) {}

  @Get()
  @BeforeSetup()
  async state(
    @CurrentStaff() staff: StaffMember,
  ): Promise<Success<SecondFactorState>> {
    return { success: true, data: await this.factors.stateOf(staff) };
  }

  /**
   * Needs a code of the current second factor, else this call would bypass it.
   */
  @Post('begin')
  @HttpCode(200)
  @BeforeSetup()
  async begin(
    @Body(new ZodPipe(ownIdentity)) identity: OwnIdentity,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<Success<SecondFactorSetup>> {
    await this.requireOwner(identity, staff, request);
    return { success: true, data: await this.factors.begin(staff) };
  }

  @Post('confirm')
  @HttpCode(200)
  @BeforeSetup()
  async confirm(
    @Body(new ZodPipe(confirmSecondFactor)) { code }: { code: string },
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<Success<RecoveryCodes>> {
    const recoveryCodes = await this.codes.requireSetup(staff, () =>
      this.factors.confirm(staff, code, sessionTokenOf(request) ?? ''),
    );
    return { success: true, data: { recoveryCodes } };
  }

  @Post('disable')
  @HttpCode(200)
  async disable(
    @Body(new ZodPipe(ownIdentity)) identity: OwnIdentity,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<{ success: true }> {
    await this.requireOwner(identity, staff, request);
    await this.factors.disable(staff);
    return { success: true };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  async renewRecoveryCodes(
    @Body(new ZodPipe(ownIdentity)) identity: OwnIdentity,
    @CurrentStaff() staff: StaffMember,
    @Req() request: Request,
  ): Promise<Success<RecoveryCodes>> {
    await this.requireOwner(identity, staff, request);
    return {
      success: true,
      data: { recoveryCodes: await this.factors.renewRecoveryCodes(staff) },
    };
  }

  private async requireOwner(
    identity: OwnIdentity,
    staff: StaffMember,
    request: Request,
  ): Promise<void> {
    const { currentPassword = '', code = '' } = identity;
    await this.accounts.requirePassword(staff, currentPassword);
    const { enabledAt } = await this.factors.stateOf(staff);
    if (enabledAt !== null)
      await this.codes.require(staff, code, request, 'code_wrong');
  }
}
