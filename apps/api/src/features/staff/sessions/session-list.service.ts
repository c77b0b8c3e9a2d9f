import type { StaffMember, StaffSessionEntry } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../sessions.service.js';
import { StaffAccount } from '../staff-account.entity.js';
import { StaffSession } from '../staff-session.entity.js';

/**
 * Every call reads its session, so all replicas refuse an ended one at once.
 */
@Injectable()
export class SessionListService {
  constructor(
    @InjectRepository(StaffSession)
    private readonly rows: Repository<StaffSession>,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /** The calling session first, then by last use. */
  async listOf(
    { id }: StaffMember,
    token: string,
  ): Promise<StaffSessionEntry[]> {
    const rows = await this.rows.find({
      where: { staffId: id, expiresAt: MoreThan(new Date()) },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
    });
    const current = this.sessions.hashOf(token);
    const entries = rows.map((row) =>
      entryOf(row, row.tokenHash.equals(current)),
    );
    return entries.sort(
      (one, other) => Number(other.isCurrent) - Number(one.isCurrent),
    );
  }

  /** @throws Problem `session_not_found` if ended or another account's */
  async endOne(staff: StaffMember, id: string): Promise<void> {
    await this.rows.manager.transaction(async (manager) => {
      const row = await manager.findOneBy(StaffSession, {
        id,
        staffId: staff.id,
      });
      const { affected } = row
        ? await manager.delete(StaffSession, { id })
        : { affected: 0 };
      if (!row || !affected) throw new Problem('session_not_found');
      const { browser, system, network } = row;
      const details = { browser, system, network };
      await this.audit.record(manager, staff, {
        action: 'session_ended',
        target: staff.email,
        details,
      });
    });
  }

  /** @returns number of ended sessions */
  endOthers(staff: StaffMember, token: string): Promise<number> {
    return this.endAll(staff, staff, token);
  }

  /**
   * @returns number of ended sessions
   * @throws Problem `staff_not_found`
   */
  async endAllOf(id: string, by: StaffMember): Promise<number> {
    const account = await this.rows.manager.findOneBy(StaffAccount, { id });
    if (!account) throw new Problem('staff_not_found');
    return this.endAll(account, by);
  }

  private endAll(
    { id, email }: StaffMember,
    by: StaffMember,
    except?: string,
  ): Promise<number> {
    return this.rows.manager.transaction(async (manager) => {
      const ended = await this.sessions.closeAllOf(manager, id, except);
      const act = {
        action: 'sessions_ended' as const,
        target: email,
        details: { count: ended },
      };
      if (ended > 0) await this.audit.record(manager, by, act);
      return ended;
    });
  }
}

function entryOf(row: StaffSession, isCurrent: boolean): StaffSessionEntry {
  const { id, browser, system, network } = row;
  return {
    id,
    browser,
    system,
    network,
    isCurrent,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    endsAt: row.expiresAt.toISOString(),
  };
}
