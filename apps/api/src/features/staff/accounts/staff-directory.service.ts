import { randomUUID } from 'node:crypto';
import type { PanelStaffWithPassword, StaffMember } from '@hatira/contract';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { brokenUniqueness } from '../../../platform/database/sql/broken-uniqueness.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { AuditService } from '../audit/audit.service.js';
import { hashPassword, readablePassword } from '../passwords.js';
import { SessionsService } from '../sessions.service.js';
import { emailKeyOf, StaffAccount } from '../staff-account.entity.js';
import { panelStaff } from './panel-staff.js';

/** Manages staff accounts. No call locks out all accounts or the caller's. */
@Injectable()
export class StaffDirectoryService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly sessions: SessionsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Without a password it generates one, which is shown once.
   * @throws Problem `staff_exists`
   */
  async invite(
    email: string,
    given: string | undefined,
    by: StaffMember,
  ): Promise<PanelStaffWithPassword> {
    const password = given ?? readablePassword();
    const passwordHash = await hashPassword(password);
    const row = {
      id: randomUUID(),
      email,
      emailKey: emailKeyOf(email),
      passwordHash,
    };
    const account = await this.database.transaction(async (manager) => {
      await manager.insert(StaffAccount, row).catch((error: unknown) => {
        throw brokenUniqueness(error) === undefined
          ? error
          : new Problem('staff_exists');
      });
      await this.audit.record(manager, by, {
        action: 'staff_invited',
        target: email,
      });
      return manager.findOneByOrFail(StaffAccount, { id: row.id });
    });
    return {
      ...panelStaff(account, by),
      ...(given === undefined && { generatedPassword: password }),
    };
  }

  /**
   * Disabling ends the account's sessions.
   * @throws Problem `staff_not_found`, `staff_self`, `staff_last`
   */
  async setDisabled(
    id: string,
    isDisabled: boolean,
    by: StaffMember,
  ): Promise<StaffAccount> {
    return this.database.transaction(async (manager) => {
      const account = await lockAll(manager, id);
      if (isDisabled) await requireOthers(manager, id, by);
      if (isDisabled === (account.disabledAt !== null)) return account;
      await manager.update(
        StaffAccount,
        { id },
        { disabledAt: isDisabled ? () => 'now()' : null },
      );
      if (isDisabled) await this.sessions.closeAllOf(manager, id);
      const action = isDisabled ? 'staff_disabled' : 'staff_enabled';
      await this.audit.record(manager, by, { action, target: account.email });
      return manager.findOneByOrFail(StaffAccount, { id });
    });
  }

  /**
   * Generates a password by default; ends the account's other sessions.
   * @throws Problem `staff_not_found`
   */
  async changePassword(
    id: string,
    given: string | undefined,
    by: StaffMember,
    keptToken: string | undefined,
  ): Promise<PanelStaffWithPassword> {
    const password = given ?? readablePassword();
    const passwordHash = await hashPassword(password);
    const account = await this.database.transaction(async (manager) => {
      const found = await lockAll(manager, id);
      await manager.update(StaffAccount, { id }, { passwordHash });
      await this.sessions.closeAllOf(manager, id, keptToken);
      await this.audit.record(manager, by, {
        action: 'staff_password_changed',
        target: found.email,
      });
      return found;
    });
    return {
      ...panelStaff(account, by),
      ...(given === undefined && { generatedPassword: password }),
    };
  }
}

/** So that two accounts cannot disable each other at once. */
async function lockAll(
  manager: EntityManager,
  id: string,
): Promise<StaffAccount> {
  const accounts = await manager.find(StaffAccount, {
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const account = accounts.find((each) => each.id === id);
  if (!account) throw new Problem('staff_not_found');
  return account;
}

async function requireOthers(
  manager: EntityManager,
  id: string,
  by: StaffMember,
): Promise<void> {
  if (id === by.id) throw new Problem('staff_self');
  if (
    !(await manager.existsBy(StaffAccount, {
      id: Not(id),
      disabledAt: IsNull(),
    }))
  )
    throw new Problem('staff_last');
}
