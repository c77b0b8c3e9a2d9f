import type { StaffMember } from '@hatira/contract';
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { IsNull, type Repository } from 'typeorm';
import { networkOf } from '../../platform/http/limits/network-of.js';
import { Problem } from '../../platform/http/errors/problem.js';
import {
  RateLimitsService,
  type RateLimit,
} from '../../platform/http/limits/rate-limits.service.js';
import { loginFailures } from '../../platform/metrics/metrics.js';
import { AuditService } from './audit/audit.service.js';
import {
  KnownDevicesService,
  type KnownLogin,
} from './known-devices.service.js';
import { isPassword } from './passwords.js';
import { emailKeyOf, StaffAccount } from './staff-account.entity.js';

/** Enough for a forgotten password. */
const LOGINS_PER_PAIR: RateLimit = {
  name: 'login-pair',
  points: 10,
  perSeconds: 600,
};
/** An office shares one address: one colleague must not lock others out. */
export const LOGINS_PER_ADDRESS: RateLimit = {
  name: 'login-address',
  points: 100,
  perSeconds: 600,
};
/** Attackers in five networks can use it up; known devices are not affected. */
const LOGINS_PER_EMAIL: RateLimit = {
  name: 'login-email',
  points: 50,
  perSeconds: 600,
};
const LOGINS_PER_DEVICE: RateLimit = {
  name: 'login-device',
  points: 10,
  perSeconds: 600,
};

/** An open panel must not be a place to guess the password. */
const PRESENT_PASSWORDS: RateLimit = {
  name: 'present-password',
  points: 10,
  perSeconds: 600,
};

export interface AuthenticatedStaff {
  staff: StaffMember;
  passwordHash: string;
  hasSecondFactor: boolean;
}

export interface Credentials {
  email: string;
  password: string;
}

/** A known device, else the network. */
interface LoginTries {
  emailKey: string;
  network: string;
  device: string | undefined;
}

@Injectable()
export class StaffAccountsService {
  private readonly logger = new Logger(StaffAccountsService.name);

  constructor(
    @InjectRepository(StaffAccount)
    private readonly accounts: Repository<StaffAccount>,
    private readonly limits: RateLimitsService,
    private readonly audit: AuditService,
    private readonly devices: KnownDevicesService,
  ) {}

  /**
   * Allows, within ten minutes, ten wrong attempts per e-mail address and
   * network, fifty per e-mail address, a hundred per network, ten per known
   * device. Counts before the check, because of parallel attempts; success
   * clears the first.
   * @throws Problem `invalid_credentials` or `too_many_requests`
   */
  async authenticate(
    { email, password }: Credentials,
    request: Request,
  ): Promise<AuthenticatedStaff> {
    const emailKey = emailKeyOf(email);
    const account = await this.accounts.findOneBy({
      emailKey,
      disabledAt: IsNull(),
    });
    const tries = {
      emailKey,
      network: networkOf(request.ip ?? ''),
      device: account ? this.devices.idOf(request, account) : undefined,
    };
    await this.countLogin(tries);
    const isRight = await isPassword(account?.passwordHash, password);
    if (account && !isRight) this.recordFailure(account.email);
    if (!account || !isRight) {
      loginFailures.inc();
      throw new Problem('invalid_credentials');
    }
    await this.forgiveLogin(tries);
    const { id, passwordHash, secondFactorAt } = account;
    return {
      staff: { id, email: account.email },
      passwordHash,
      hasSecondFactor: secondFactorAt !== null,
    };
  }

  /**
   * Keeps a stranger at an open panel from taking the account. Logins count
   * apart, as strangers make them.
   * @throws Problem `password_required` when empty, `password_wrong` or
   *   `too_many_requests`
   */
  async requirePassword(staff: StaffMember, password: string): Promise<void> {
    if (password === '') throw new Problem('password_required');
    await this.limits.consume(PRESENT_PASSWORDS, staff.id);
    const account = await this.accounts.findOneBy({ id: staff.id });
    if (!(await isPassword(account?.passwordHash, password))) {
      loginFailures.inc();
      await this.audit.record(undefined, staff, {
        action: 'staff_password_refused',
        target: staff.email,
      });
      throw new Problem('password_wrong');
    }
    await this.limits.forget(PRESENT_PASSWORDS, staff.id);
  }

  /** @throws Problem `login_required` when the account is gone */
  async knownLogin(id: string): Promise<KnownLogin> {
    const account = await this.accounts.findOneBy({ id });
    if (!account) throw new Problem('login_required');
    return account;
  }

  private async countLogin({
    emailKey,
    network,
    device,
  }: LoginTries): Promise<void> {
    if (device)
      return this.limits.consume(LOGINS_PER_DEVICE, deviceOf(emailKey, device));
    await this.limits.consume(LOGINS_PER_PAIR, pairOf(emailKey, network));
    await this.limits.consume(LOGINS_PER_ADDRESS, network);
    await this.limits.consume(LOGINS_PER_EMAIL, emailKey);
  }

  /** The network's count stays: an attacker's own account must not reset it. */
  private async forgiveLogin({
    emailKey,
    network,
    device,
  }: LoginTries): Promise<void> {
    if (device)
      return this.limits.forget(LOGINS_PER_DEVICE, deviceOf(emailKey, device));
    await Promise.all([
      this.limits.forget(LOGINS_PER_PAIR, pairOf(emailKey, network)),
      this.limits.refund(LOGINS_PER_ADDRESS, network),
      this.limits.refund(LOGINS_PER_EMAIL, emailKey),
    ]);
  }

  /** Not awaited, so that the time does not show which accounts exist. */
  private recordFailure(email: string): void {
    const act = { action: 'login_failed' as const, target: email };
    this.audit
      .record(undefined, { id: null, email }, act)
      .catch((error: Error) =>
        this.logger.warn(
          `a failed login is not in the audit trail: ${error.message}`,
        ),
      );
  }
}

function pairOf(emailKey: string, network: string): string {
  return `${network} ${emailKey}`;
}

function deviceOf(emailKey: string, device: string): string {
  return `${device} ${emailKey}`;
}
