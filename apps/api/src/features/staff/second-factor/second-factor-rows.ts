import type { EntityManager } from 'typeorm';
import { Problem } from '../../../platform/http/errors/problem.js';
import { StaffAccount } from '../staff-account.entity.js';
import { StaffRecoveryCode } from './recovery-code.entity.js';

const NO_SECOND_FACTOR = {
  secondFactorSecret: null,
  secondFactorAt: null,
  secondFactorStep: null,
  pendingSecondFactor: null,
  pendingSecondFactorAt: null,
};

type FactorAccount = Pick<
  StaffAccount,
  | 'id'
  | 'email'
  | 'secondFactorAt'
  | 'pendingSecondFactor'
  | 'pendingSecondFactorAt'
>;

/**
 * Locks the account until the transaction ends.
 * @throws Problem `staff_not_found`
 */
export async function lockAccount(
  manager: EntityManager,
  id: string,
): Promise<FactorAccount> {
  const account = await manager.findOne(StaffAccount, {
    where: { id },
    select: {
      id: true,
      email: true,
      secondFactorAt: true,
      pendingSecondFactor: true,
      pendingSecondFactorAt: true,
    },
    lock: { mode: 'pessimistic_write' },
  });
  if (!account) throw new Problem('staff_not_found');
  return account;
}

/** The new secret works after the confirming code's step. */
export async function enableSecondFactor(
  manager: EntityManager,
  id: string,
  { secret, step }: { secret: Buffer; step: number },
): Promise<void> {
  const enabled = {
    secondFactorSecret: secret,
    secondFactorAt: new Date(),
    secondFactorStep: String(step),
  };
  await manager.update(
    StaffAccount,
    { id },
    { ...NO_SECOND_FACTOR, ...enabled },
  );
}

/** Removes recovery codes, too. */
export async function removeSecondFactor(
  manager: EntityManager,
  id: string,
): Promise<void> {
  await manager.update(StaffAccount, { id }, NO_SECOND_FACTOR);
  await manager.delete(StaffRecoveryCode, { staffId: id });
}
