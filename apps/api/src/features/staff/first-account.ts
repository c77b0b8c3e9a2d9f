import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AuditService } from './audit/audit.service.js';
import { hashPassword, isPassword, readablePassword } from './passwords.js';
import { removeSecondFactor } from './second-factor/second-factor-rows.js';
import { emailKeyOf, StaffAccount } from './staff-account.entity.js';
import { StaffSession } from './staff-session.entity.js';

export interface FirstLogin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = 'staff@hatira.local';

/** The person who sets the product's variables, without a login. */
const OPERATOR = { id: null, email: 'operator' };

/**
 * Ensures that a login exists: that of STAFF_EMAIL, or a generated one while
 * the table is empty. Takes each STAFF_PASSWORD once, so that a password set by
 * staff stays valid.
 * @returns the generated login, to be shown once
 */
export async function ensureFirstAccount(
  manager: EntityManager,
  given: Partial<FirstLogin>,
  audit: AuditService,
): Promise<FirstLogin | undefined> {
  const email = given.email ?? DEFAULT_EMAIL;
  const account = await accountOf(manager, email);
  if (
    account &&
    given.password !== undefined &&
    (await takePassword(manager, account, given.password))
  ) {
    await audit.record(manager, OPERATOR, {
      action: 'staff_password_changed',
      target: account.email,
    });
    if (account.secondFactorAt !== null) {
      await audit.record(manager, OPERATOR, {
        action: 'second_factor_reset',
        target: account.email,
      });
    }
  }
  if (account) return undefined;
  const isFirst = !(await manager.existsBy(StaffAccount, {}));
  if (!isFirst && given.password === undefined) return undefined;
  const password = given.password ?? readablePassword();
  await insertAccount(
    manager,
    { email, password },
    given.password !== undefined,
  );
  await audit.record(manager, OPERATOR, {
    action: 'staff_invited',
    target: email,
  });
  return given.password === undefined ? { email, password } : undefined;
}

function accountOf(
  manager: EntityManager,
  email: string,
): Promise<StaffAccount | null> {
  return manager
    .createQueryBuilder(StaffAccount, 'account')
    .addSelect('account.givenPasswordHash')
    .where('account.emailKey = :key', { key: emailKeyOf(email) })
    .getOne();
}

/**
 * Also ends the sessions and removes the second factor: the operator's way in
 * for staff who have lost it.
 * @returns whether the password changed
 */
async function takePassword(
  manager: EntityManager,
  account: StaffAccount,
  password: string,
): Promise<boolean> {
  const { id, passwordHash, givenPasswordHash } = account;
  if (
    givenPasswordHash !== null &&
    (await isPassword(givenPasswordHash, password))
  )
    return false;
  const isSet = await isPassword(passwordHash, password);
  const hash = isSet ? passwordHash : await hashPassword(password);
  await manager.update(
    StaffAccount,
    { id },
    { passwordHash: hash, givenPasswordHash: hash },
  );
  if (!isSet) await manager.delete(StaffSession, { staffId: id });
  if (!isSet) await removeSecondFactor(manager, id);
  return !isSet;
}

async function insertAccount(
  manager: EntityManager,
  { email, password }: FirstLogin,
  isGiven: boolean,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const row = {
    id: randomUUID(),
    email,
    emailKey: emailKeyOf(email),
    passwordHash,
  };
  await manager.insert(StaffAccount, {
    ...row,
    givenPasswordHash: isGiven ? passwordHash : null,
  });
}
