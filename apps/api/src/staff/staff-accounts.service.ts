import type { StaffMember } from '@hatira/contract';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, type Repository } from 'typeorm';
import { Problem } from '../http/problem.js';
import { RateLimits, type RateLimit } from '../http/rate-limits.js';
import { loginFailures } from '../metrics/metrics.js';
import { AuditService } from './audit/audit.service.js';
import { isPassword } from './passwords.js';
import { emailKeyOf, StaffAccount } from './staff-account.entity.js';

const LOGINS_PER_ADDRESS: RateLimit = { name: 'login-address', points: 10, perSeconds: 600 };
/** High, because anybody can use it up: whoever guesses from many addresses is stopped, staff hardly ever. */
export const LOGINS_PER_EMAIL: RateLimit = { name: 'login-email', points: 100, perSeconds: 600 };

/** Whoever has found an open panel must not find the password, from however many addresses. */
const PRESENT_PASSWORDS: RateLimit = { name: 'present-password', points: 10, perSeconds: 600 };

/** Somebody whose password was right, and which one that was. */
export interface AuthenticatedStaff {
  staff: StaffMember;
  passwordHash: string;
}

export interface Credentials {
  email: string;
  password: string;
}

@Injectable()
export class StaffAccountsService {
  private readonly logger = new Logger(StaffAccountsService.name);

  constructor(
    @InjectRepository(StaffAccount) private readonly accounts: Repository<StaffAccount>,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(AuditService) private readonly audit: AuditService,
  ) {}

  /**
   * Ten wrong tries from a network address within ten minutes slow the eleventh, and a hundred for one e-mail address
   * from anywhere; a right one is forgiven the earlier ones. Tries count before they are checked, so that many at once gain nothing.
   * @throws Problem `invalid_credentials` or `too_many_requests`
   */
  async authenticate({ email, password }: Credentials, address: string): Promise<AuthenticatedStaff> {
    const emailKey = emailKeyOf(email);
    await this.limits.consume(LOGINS_PER_ADDRESS, address);
    await this.limits.consume(LOGINS_PER_EMAIL, emailKey);
    const account = await this.accounts.findOneBy({ emailKey, disabledAt: IsNull() });
    const isRight = await isPassword(account?.passwordHash, password);
    if (account && !isRight) this.recordFailure(account.email);
    if (!account || !isRight) {
      loginFailures.inc();
      throw new Problem('invalid_credentials');
    }
    await Promise.all([
      this.limits.forget(LOGINS_PER_ADDRESS, address),
      this.limits.forget(LOGINS_PER_EMAIL, emailKey),
    ]);
    return { staff: { id: account.id, email: account.email }, passwordHash: account.passwordHash };
  }

  /**
   * Whoever sits down at somebody's open panel must not get the account with it: ten wrong tries within ten minutes, of
   * the account or of the network address with its wrong logins, slow the eleventh. A wrong one is entered.
   * @throws Problem `password_wrong` or `too_many_requests`
   */
  async requirePassword(staff: StaffMember, password: string, address: string): Promise<void> {
    await this.limits.consume(LOGINS_PER_ADDRESS, address);
    await this.limits.consume(PRESENT_PASSWORDS, staff.id);
    const account = await this.accounts.findOneBy({ id: staff.id });
    if (!(await isPassword(account?.passwordHash, password))) {
      loginFailures.inc();
      await this.audit.record(undefined, staff, { action: 'staff_password_refused', target: staff.email });
      throw new Problem('password_wrong');
    }
    await Promise.all([
      this.limits.forget(LOGINS_PER_ADDRESS, address),
      this.limits.forget(PRESENT_PASSWORDS, staff.id),
    ]);
  }

  /** Nobody waits for it, so that the time tells nothing of which accounts there are. */
  private recordFailure(email: string): void {
    const act = { action: 'login_failed' as const, target: email };
    this.audit
      .record(undefined, { id: null, email }, act)
      .catch((error: Error) => this.logger.warn(`a failed login is not in the audit trail: ${error.message}`));
  }
}
