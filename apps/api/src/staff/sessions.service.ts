import { createHmac, randomBytes } from 'node:crypto';
import type { StaffMember } from '@hatira/contract';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, type Repository } from 'typeorm';
import { Config } from '../config/load-config.js';
import { InstallationService } from './installation.service.js';
import { StaffAccount } from './staff-account.entity.js';
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
    @Inject(Config) config: Config,
  ) {
    this.lifeMs = config.sessionDays * DAY_MS;
  }

  /** @returns the new session's token, which is kept nowhere but in the cookie. */
  async open(staffId: string): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.sessions.delete({ expiresAt: LessThan(new Date()) });
    await this.sessions.insert({ tokenHash: this.hashOf(token), staffId, expiresAt: this.nextExpiry() });
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

  /** No error when there is no such session. */
  async close(token: string): Promise<void> {
    await this.sessions.delete({ tokenHash: this.hashOf(token) });
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
