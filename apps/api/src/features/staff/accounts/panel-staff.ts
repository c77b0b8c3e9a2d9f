import type { PanelStaff, StaffMember } from '@hatira/contract';
import type { StaffAccount } from '../staff-account.entity.js';

/** Returns an account as the panel shows it to a member of staff. */
export function panelStaff(account: StaffAccount, to: StaffMember): PanelStaff {
  const { id, email, createdAt, disabledAt, secondFactorAt } = account;
  return {
    id,
    email,
    createdAt: createdAt.toISOString(),
    disabledAt: disabledAt?.toISOString() ?? null,
    isSelf: id === to.id,
    hasSecondFactor: secondFactorAt !== null,
  };
}
