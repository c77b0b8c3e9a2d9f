import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { hashPassword, isPassword, readablePassword } from './passwords.js';
import { emailKeyOf, StaffAccount } from './staff-account.entity.js';
import { StaffSession } from './staff-session.entity.js';

export interface FirstLogin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = 'staff@hatira.local';

/**
 * Sees to it that somebody can log in: the account of STAFF_EMAIL and STAFF_PASSWORD with that very password, else,
 * while there is no account at all, a generated one.
 * @returns the login whose password was made up here, to be shown once.
 */
export async function ensureFirstAccount(
  manager: EntityManager,
  given: Partial<FirstLogin>,
): Promise<FirstLogin | undefined> {
  const email = given.email ?? DEFAULT_EMAIL;
  const account = await manager.findOneBy(StaffAccount, { emailKey: emailKeyOf(email) });
  if (account && given.password !== undefined) await changePassword(manager, account, given.password);
  if (account) return undefined;
  const isFirst = !(await manager.existsBy(StaffAccount, {}));
  if (!isFirst && given.password === undefined) return undefined;
  const password = given.password ?? readablePassword();
  await insertAccount(manager, email, password);
  return given.password === undefined ? { email, password } : undefined;
}

/** Sessions that were opened with the old password end. */
async function changePassword(manager: EntityManager, account: StaffAccount, password: string): Promise<void> {
  if (await isPassword(account.passwordHash, password)) return;
  await manager.update(StaffAccount, { id: account.id }, { passwordHash: await hashPassword(password) });
  await manager.delete(StaffSession, { staffId: account.id });
}

async function insertAccount(manager: EntityManager, email: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await manager.insert(StaffAccount, { id: randomUUID(), email, emailKey: emailKeyOf(email), passwordHash });
}
