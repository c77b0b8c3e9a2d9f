import { createHmac, randomBytes } from 'node:crypto';
import type { StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Request } from 'express';
import { LessThan, Not, type EntityManager, type Repository } from 'typeorm';
import { Config } from '../../platform/config/load-config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { AuditService } from './audit/audit.service.js';
import { InstallationService } from './installation.service.js';
import { sessionTokenOf } from './session-cookie.js';
import { originOf, type Visit } from './sessions/session-origin.js';
import { StaffAccount } from './staff-account.entity.js';
import type { AuthenticatedStaff } from './staff-accounts.service.js';
import { StaffSession } from './staff-session.entity.js';
import { DAY_MS } from '../../platform/timing/durations.js';

const TOKEN_BYTES = 32;
/** Limits the use of a stolen cookie. */
const LONGEST_MS = 30 * DAY_MS;
/** A page makes many requests. */
const SEEN_EVERY_MS = 5 * 60_000;

export interface FoundSession {
  staff: StaffMember;
  hasSecondFactor: boolean;
  /** Undefined: unchanged. */
  renewedForMs: number | undefined;
}

interface SessionTimes {
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
}

/** Sessions are in PostgreSQL, so that logout ends them on all replicas. */
@Injectable()
export class SessionsService {
  readonly lifeMs: number;

  constructor(
    @InjectRepository(StaffSession)
    private readonly sessions: Repository<StaffSession>,
    private readonly installation: InstallationService,
    private readonly audit: AuditService,
    config: Config,
  ) {
    this.lifeMs = Math.min(config.sessionDays * DAY_MS, LONGEST_MS);
  }

  /**
   * @param before the browser's previous session, which ends
   * @returns the token, stored only in the cookie
   * @throws Problem `invalid_credentials` if the account changed since the
   *   check
   */
  async open(
    known: AuthenticatedStaff,
    visit: Visit,
    before?: string,
  ): Promise<string> {
    const { staff } = known;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(Date.now() + this.lifeMs);
    const session = {
      tokenHash: this.hashOf(token),
      staffId: staff.id,
      expiresAt,
      ...originOf(visit),
    };
    await this.sessions.delete({ expiresAt: LessThan(new Date()) });
    await this.sessions.manager.transaction(async (manager) => {
      await requireUnchanged(manager, known);
      if (before !== undefined)
        await manager.delete(StaffSession, { tokenHash: this.hashOf(before) });
      await manager.insert(StaffSession, session);
      await this.audit.record(manager, staff, {
        action: 'login',
        target: staff.email,
      });
    });
    return token;
  }

  /**
   * Extends the session at most once a day, to at most 30 days after the login.
   */
  async find(token: string, visit: Visit): Promise<FoundSession | undefined> {
    const tokenHash = this.hashOf(token);
    const found = await this.sessions
      .createQueryBuilder('session')
      .innerJoin(
        StaffAccount,
        'staff',
        'staff.id = session.staffId AND staff.disabledAt IS NULL',
      )
      .select([
        'staff.id AS id',
        'staff.email AS email',
        'staff.second_factor_at IS NOT NULL AS "hasSecondFactor"',
      ])
      .addSelect([
        'session.created_at AS "createdAt"',
        'session.expires_at AS "expiresAt"',
      ])
      .addSelect('session.last_seen_at', 'lastSeenAt')
      .where('session.tokenHash = :tokenHash AND session.expiresAt > now()', {
        tokenHash,
      })
      .andWhere('session.createdAt > :oldest', {
        oldest: new Date(Date.now() - LONGEST_MS),
      })
      .getRawOne<StaffMember & SessionTimes & { hasSecondFactor: boolean }>();
    if (!found) return undefined;
    const { id, email, hasSecondFactor } = found;
    return {
      staff: { id, email },
      hasSecondFactor,
      renewedForMs: await this.keepUp(tokenHash, found, visit),
    };
  }

  /** Does not extend the session. */
  async isOpenIn(request: Request): Promise<boolean> {
    const token = sessionTokenOf(request);
    if (token === undefined) return false;
    return this.sessions
      .createQueryBuilder('session')
      .innerJoin(
        StaffAccount,
        'staff',
        'staff.id = session.staffId AND staff.disabledAt IS NULL',
      )
      .where('session.tokenHash = :tokenHash AND session.expiresAt > now()', {
        tokenHash: this.hashOf(token),
      })
      .andWhere('session.createdAt > :oldest', {
        oldest: new Date(Date.now() - LONGEST_MS),
      })
      .getExists();
  }

  /** Not an error without a session. */
  async close(token: string): Promise<void> {
    const tokenHash = this.hashOf(token);
    await this.sessions.manager.transaction(async (manager) => {
      const session = await manager.findOneBy(StaffSession, { tokenHash });
      const { affected } = await manager.delete(StaffSession, { tokenHash });
      const account =
        session &&
        (await manager.findOneBy(StaffAccount, { id: session.staffId }));
      if (affected && account)
        await this.audit.record(manager, account, {
          action: 'logout',
          target: account.email,
        });
    });
  }

  /**
   * Ends all sessions but one, in the caller's transaction.
   * @returns their number
   */
  async closeAllOf(
    manager: EntityManager,
    staffId: string,
    except?: string,
  ): Promise<number> {
    const others =
      except === undefined ? {} : { tokenHash: Not(this.hashOf(except)) };
    return (
      (await manager.delete(StaffSession, { staffId, ...others })).affected ?? 0
    );
  }

  /** Returns the stored form of a token. */
  hashOf(token: string): Buffer {
    return createHmac('sha256', this.installation.sessionSecret)
      .update(token)
      .digest();
  }

  /** @returns the new lifetime in milliseconds, if extended */
  private async keepUp(
    tokenHash: Buffer,
    times: SessionTimes,
    visit: Visit,
  ): Promise<number | undefined> {
    const now = Date.now();
    const lastMs = times.createdAt.getTime() + LONGEST_MS;
    const nextMs = Math.min(now + this.lifeMs, lastMs);
    // The last extension may be short.
    const leastGainMs =
      nextMs === lastMs ? 0 : Math.min(DAY_MS, this.lifeMs / 2);
    const isDue = nextMs - times.expiresAt.getTime() > leastGainMs;
    if (!isDue && now - times.lastSeenAt.getTime() < SEEN_EVERY_MS)
      return undefined;
    const { network } = originOf(visit);
    const expiresAt = new Date(nextMs);
    await this.sessions.update(
      { tokenHash },
      { lastSeenAt: new Date(now), network, ...(isDue && { expiresAt }) },
    );
    return isDue ? nextMs - now : undefined;
  }
}

/** A change during the slow check has not ended this session. */
async function requireUnchanged(
  manager: EntityManager,
  known: AuthenticatedStaff,
): Promise<void> {
  const found = await manager.query<unknown[]>(
    `SELECT 1 FROM staff_accounts WHERE id = $1 AND disabled_at IS NULL AND password_hash = $2
       AND (second_factor_at IS NOT NULL) = $3 FOR SHARE`,
    [known.staff.id, known.passwordHash, known.hasSecondFactor],
  );
  if (found.length === 0) throw new Problem('invalid_credentials');
}
