import type { StaffMember } from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { networkOf } from '../../../platform/http/limits/network-of.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../../platform/http/limits/rate-limits.service.js';
import { loginFailures } from '../../../platform/metrics/metrics.js';
import { AuditService } from '../audit/audit.service.js';
import { InstallationService } from '../installation.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import { decryptSecret } from './encrypted-secret.js';
import { StaffRecoveryCode } from './recovery-code.entity.js';
import { canonicalCode, findRecoveryCode } from './recovery-codes.js';
import { stepOf } from './totp.js';

/** Attempts need the right password first. Three of a million codes are valid at any time. */
const CODES_PER_PAIR: RateLimit = {
  name: 'second-factor-pair',
  points: 10,
  perSeconds: 600,
};
/**
 * From all networks: with three valid codes of a million, a year of guessing succeeds with a chance of about 40 %.
 */
const CODES_PER_ACCOUNT: RateLimit = {
  name: 'second-factor-account',
  points: 20,
  perSeconds: 3_600,
};

const SIX_DIGITS = /^\d{6}$/;

/** 401 at the login; 400 within a session, which continues. */
type CodeRefusal = 'code_wrong' | 'second_factor_wrong';

/** Checks codes of authenticator apps and recovery codes. Each works once, across all replicas. */
@Injectable()
export class SecondFactorCodesService {
  private readonly logger = new Logger(SecondFactorCodesService.name);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly installation: InstallationService,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Checks a code of the account's app, or a recovery code.
   * @param refusal the problem for a wrong code
   * @throws Problem `refusal` or `too_many_requests`
   */
  async require(
    staff: StaffMember,
    typed: string,
    address: string,
    refusal: CodeRefusal,
  ): Promise<void> {
    const code = canonicalCode(typed);
    if (code === '') throw new Problem(refusal);
    await this.attempt(staff, address, refusal, async () => {
      const isUsed = SIX_DIGITS.test(code)
        ? await this.useCode(staff, code)
        : await this.useRecoveryCode(staff, code);
      return isUsed || undefined;
    });
  }

  /**
   * Attempts count before the check, so that parallel ones cannot exceed the limit. Wrong ones go to the audit trail.
   * @param check answers undefined for a wrong code
   * @throws Problem `refusal` or `too_many_requests`
   */
  async attempt<T>(
    staff: StaffMember,
    address: string,
    refusal: CodeRefusal,
    check: () => Promise<T | undefined>,
  ): Promise<T> {
    const pair = `${networkOf(address)} ${staff.id}`;
    await this.limits.consume(CODES_PER_PAIR, pair);
    await this.limits.consume(CODES_PER_ACCOUNT, staff.id);
    const result = await check();
    if (result === undefined) {
      loginFailures.inc();
      await this.audit.record(undefined, staff, {
        action: 'second_factor_refused',
        target: staff.email,
      });
      throw new Problem(refusal);
    }
    await Promise.all([
      this.limits.forget(CODES_PER_PAIR, pair),
      this.limits.giveBack(CODES_PER_ACCOUNT, staff.id),
    ]);
    return result;
  }

  /** The condition on the step decides between two calls with the same code. */
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
