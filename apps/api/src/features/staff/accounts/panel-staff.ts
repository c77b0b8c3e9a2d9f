import type { PanelStaff, StaffMember } from '@hatira/contract';
import type { StaffAccount } from '../staff-account.entity.js';

/** Converts an account for the panel. */
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
