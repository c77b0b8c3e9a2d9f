import { createHmac, randomBytes } from 'node:crypto';
import type { StaffMember } from '@hatira/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../config/load-config.js';
import { Problem } from '../http/problem.js';
import { AuditService } from './audit/audit.service.js';
import { InstallationService } from './installation.service.js';
import { sessionTokenOf } from './session-cookie.js';
import { StaffAccount } from './staff-account.entity.js';
import type { AuthenticatedStaff } from './staff-accounts.service.js';
import { StaffSession } from './staff-session.entity.js';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 3_600_000;

/** Logins are kept in PostgreSQL, so that all replicas know them and logout ends them everywhere. */
@Injectable()
export class SessionsService {
  readonly lifeMs: number;

  constructor(
    @InjectRepository(StaffSession) private readonly sessions: Repository<StaffSession>,
    @Inject(InstallationService) private readonly installation: InstallationService,
    @Inject(AuditService) private readonly audit: AuditService,
    @Inject(Config) config: Config,
  ) {
    this.lifeMs = config.sessionDays * DAY_MS;
  }

  /**
   * @param before the session that the browser had, which ends
   * @returns the new session's token, which is kept nowhere but in the cookie.
   * @throws Problem `invalid_credentials` when the account was shut, or its password changed, since it was checked
   */
  async open({ staff, passwordHash }: AuthenticatedStaff, before?: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const session = { tokenHash: this.hashOf(token), staffId: staff.id, expiresAt: this.nextExpiry() };
    await this.sessions.delete({ expiresAt: LessThan(new Date()) });
    await this.sessions.manager.transaction(async (manager) => {
      await requireUnchanged(manager, staff.id, passwordHash);
      if (before !== undefined) await manager.delete(StaffSession, { tokenHash: this.hashOf(before) });
      await manager.insert(StaffSession, session);
      await this.audit.record(manager, staff, { action: 'login', target: staff.email });
    });
    return token;
  }

  /** Who is logged in by this token; a session in use moves its end forward, at most once a day. */
  async find(token: string): Promise<{ staff: StaffMember; isRenewed: boolean } | undefined> {
    const tokenHash = this.hashOf(token);
    const found = await this.sessions
      .createQueryBuilder('session')
      .innerJoin(StaffAccount, 'staff', 'staff.id = session.staffId AND staff.disabledAt IS NULL')
      .select(['session.expires_at AS "expiresAt"', 'staff.id AS id', 'staff.email AS email'])
      .where('session.tokenHash = :tokenHash AND session.expiresAt > now()', { tokenHash })
      .getRawOne<StaffMember & { expiresAt: Date }>();
    if (!found) return undefined;
    const isRenewed = this.isDue(found.expiresAt);
    if (isRenewed) await this.sessions.update({ tokenHash }, { expiresAt: this.nextExpiry() });
    return { staff: { id: found.id, email: found.email }, isRenewed };
  }

  /** Whether staff are logged in in the browser that sends a request. Moves no session's end. */
  async isOpenIn(request: Request): Promise<boolean> {
    const token = sessionTokenOf(request);
    if (token === undefined) return false;
    return this.sessions
      .createQueryBuilder('session')
      .innerJoin(StaffAccount, 'staff', 'staff.id = session.staffId AND staff.disabledAt IS NULL')
      .where('session.tokenHash = :tokenHash AND session.expiresAt > now()', { tokenHash: this.hashOf(token) })
      .getExists();
  }

  /** Logs out; no error when there is no such session. */
  async close(token: string): Promise<void> {
    const tokenHash = this.hashOf(token);
    await this.sessions.manager.transaction(async (manager) => {
      const session = await manager.findOneBy(StaffSession, { tokenHash });
      const { affected } = await manager.delete(StaffSession, { tokenHash });
      const account = session && (await manager.findOneBy(StaffAccount, { id: session.staffId }));
      if (affected && account) await this.audit.record(manager, account, { action: 'logout', target: account.email });
    });
  }

  /** Ends an account's sessions, in the caller's transaction; all but the one that is named. */
  async closeAllOf(manager: EntityManager, staffId: string, except?: string): Promise<void> {
    const others = except === undefined ? {} : { tokenHash: Not(this.hashOf(except)) };
    await manager.delete(StaffSession, { staffId, ...others });
  }

  private isDue(expiresAt: Date): boolean {
    const ageMs = this.lifeMs - (expiresAt.getTime() - Date.now());
    return ageMs > Math.min(DAY_MS, this.lifeMs / 2);
  }

  private nextExpiry(): Date {
    return new Date(Date.now() + this.lifeMs);
  }

  private hashOf(token: string): Buffer {
    return createHmac('sha256', this.installation.sessionSecret).update(token).digest();
  }
}

/** Passwords take their time to be checked; who shuts the account meanwhile has ended its sessions before this one. */
async function requireUnchanged(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
  const found = await manager.query<unknown[]>(
    'SELECT 1 FROM staff_accounts WHERE id = $1 AND disabled_at IS NULL AND password_hash = $2 FOR SHARE',
    [id, passwordHash],
  );
  if (found.length === 0) throw new Problem('invalid_credentials');
}
