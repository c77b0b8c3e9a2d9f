import type { StaffMember } from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request } from 'express';
import type { DataSource } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { loginFailures } from '../../../platform/metrics/metrics.js';
import { AuditService } from '../audit/audit.service.js';
import { InstallationService } from '../installation.service.js';
import { KnownDevicesService } from '../known-devices.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import { decryptSecret } from './encrypted-secret.js';
import { StaffRecoveryCode } from './recovery-code.entity.js';
import { canonicalCode, findRecoveryCode } from './recovery-codes.js';
import { stepOf } from './totp.js';

const DAY_SECONDS = 86_400;
/**
 * Wrong codes in a day on unknown devices. Three of a million codes are right:
 * with both budgets, a year of guessing succeeds with a chance below 2 %.
 */
const CODES_ELSEWHERE: RateLimit = {
  name: 'second-factor-account',
  points: 10,
  perSeconds: DAY_SECONDS,
};
/** Separate, so that codes from elsewhere do not lock the owner out. */
const CODES_ON_KNOWN_DEVICES: RateLimit = {
  name: 'second-factor-known',
  points: 8,
  perSeconds: DAY_SECONDS,
};
/** Guessing is pointless: the server has just shown the secret. */
const SETUP_CODES: RateLimit = {
  name: 'second-factor-confirmation',
  points: 10,
  perSeconds: 600,
};

const SIX_DIGITS = /^\d{6}$/;

/** 401 at the login; 400 within a session, which continues. */
type CodeRefusal = 'code_wrong' | 'second_factor_wrong';

/** Each code works once, across all replicas. */
@Injectable()
export class SecondFactorCodesService {
  private readonly logger = new Logger(SecondFactorCodesService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly installation: InstallationService,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * @param refusal the problem for a wrong code
   * @throws Problem `refusal` or `too_many_requests`
   */
  async require(
    staff: StaffMember,
    typed: string,
    request: Request,
    refusal: CodeRefusal,
  ): Promise<void> {
    const code = canonicalCode(typed);
    if (code === '') throw new Problem(refusal);
    const limit = (await this.isKnownOn(request, staff))
      ? CODES_ON_KNOWN_DEVICES
      : CODES_ELSEWHERE;
    await this.attempt(staff, { limit, refusal }, async () => {
      const isUsed = SIX_DIGITS.test(code)
        ? await this.useCode(staff, code)
        : await this.useRecoveryCode(staff, code);
      return isUsed || undefined;
    });
  }

  /**
   * @param check answers undefined for a wrong code
   * @throws Problem `code_wrong` or `too_many_requests`
   */
  async requireSetup<T>(
    staff: StaffMember,
    check: () => Promise<T | undefined>,
  ): Promise<T> {
    const limit = { limit: SETUP_CODES, refusal: 'code_wrong' as const };
    const result = await this.attempt(staff, limit, check);
    await this.limits.forget(SETUP_CODES, staff.id);
    return result;
  }

  /** Counts before the check, so that parallel tries gain no more. */
  private async attempt<T>(
    staff: StaffMember,
    { limit, refusal }: { limit: RateLimit; refusal: CodeRefusal },
    check: () => Promise<T | undefined>,
  ): Promise<T> {
    await this.limits.consume(limit, staff.id);
    const result = await check();
    if (result === undefined) {
      loginFailures.inc();
      await this.audit.record(undefined, staff, {
        action: 'second_factor_refused',
        target: staff.email,
      });
      throw new Problem(refusal);
    }
    // Wrong codes stay counted: the owner's login gives a guesser no new tries.
    await this.limits.refund(limit, staff.id);
    return result;
  }

  private async isKnownOn(
    request: Request,
    { id }: StaffMember,
  ): Promise<boolean> {
    const account = await this.database.manager.findOneBy(StaffAccount, { id });
    return (
      account !== null && this.devices.idOf(request, account) !== undefined
    );
  }

  /** The condition on the step accepts one of two calls with the same code. */
  private async useCode({ id }: StaffMember, code: string): Promise<boolean> {
    const account = await this.database.manager.findOne(StaffAccount, {
      where: { id },
      select: { id: true, secondFactorSecret: true },
    });
    if (!account?.secondFactorSecret) return false;
    const secret = decryptSecret(
      account.secondFactorSecret,
      this.installation.sessionSecret,
      id,
    );
    if (!secret)
      this.logger.warn(
        `the second factor of ${id} cannot be read: the session secret is another one now`,
      );
    const step = secret && stepOf(secret, code, Date.now());
    if (step === undefined) return false;
    const { affected } = await this.database
      .createQueryBuilder()
      .update(StaffAccount)
      .set({ secondFactorStep: String(step) })
      .where('id = :id AND second_factor_secret = :kept', {
        id,
        kept: account.secondFactorSecret,
      })
      .andWhere('(second_factor_step IS NULL OR second_factor_step < :step)', {
        step,
      })
      .execute();
    return affected === 1;
  }

  private async useRecoveryCode(
    staff: StaffMember,
    code: string,
  ): Promise<boolean> {
    const row = await findRecoveryCode(this.database.manager, staff.id, code);
    if (row === undefined) return false;
    return this.database.transaction(async (manager) => {
      const { affected } = await manager.delete(StaffRecoveryCode, { id: row });
      if (affected !== 1) return false;
      const left = await manager.countBy(StaffRecoveryCode, {
        staffId: staff.id,
      });
      const act = {
        action: 'recovery_code_used' as const,
        target: staff.email,
        details: { left },
      };
      await this.audit.record(manager, staff, act);
      return true;
    });
  }
}
