import { Box, Button } from '@mui/material';
import type { OwnPassword } from '@hatira/api-client';
import type { PanelStaff } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import type { Proof } from '../ui/account/proof';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';

interface Props {
  account: PanelStaff;
  onChangePassword: () => void;
}

type Action =
  'changePassword' | 'endSessions' | 'resetSecondFactor' | 'enable' | 'disable';

/** Changes an account. Users cannot disable themselves. */
export function StaffActions({ account, onChangePassword }: Props) {
  const text = useText();
  const turn = useAccountSwitch(account);
  const endSessions = useSessionsEnd(account);
  const reset = useSecondFactorReset(account);
  const { disabledAt, email, hasSecondFactor, isSelf } = account;
  const button = (
    name: Action,
    color: 'inherit' | 'error' | 'success',
    onClick: () => void,
  ) => {
    const action = text(`staff.${name}`);
    const label = text('staff.actionFor', { action, email });
    return (
      <Button size="small" aria-label={label} color={color} onClick={onClick}>
        {action}
      </Button>
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {button('changePassword', 'inherit', onChangePassword)}
      {!isSelf && !disabledAt && button('endSessions', 'inherit', endSessions)}
      {!isSelf &&
        hasSecondFactor &&
        button('resetSecondFactor', 'error', reset)}
      {!isSelf &&
        (disabledAt
          ? button('enable', 'success', turn)
          : button('disable', 'error', turn))}
    </Box>
  );
}

/** Needs the account's word and the own password. */
function useAccountSwitch(account: PanelStaff): () => void {
  const text = useText();
  const confirm = useConfirmation();
  const { id, email, disabledAt } = account;
  const { mutateAsync } = useChange(
    (panel, data: OwnPassword & { isDisabled: boolean }) =>
      panel.update<PanelStaff>('staff', { id, data, previousData: account }),
    {
      success: (_, { isDisabled }) =>
        text(isDisabled ? 'staff.disabledToast' : 'staff.enabledToast', {
          email,
        }),
      failure: text('staff.changeFailed'),
      stale: ['staff'],
      isProven: true,
    },
  );
  const isDisabled = disabledAt === null;
  return () =>
    confirm({
      title: text(isDisabled ? 'staff.disableTitle' : 'staff.enableTitle'),
      body: text(isDisabled ? 'staff.disableBody' : 'staff.enableBody', {
        email,
      }),
      word: isDisabled ? 'disable' : 'enable',
      asks: 'password',
      run: ({ currentPassword }) =>
        mutateAsync({ isDisabled, currentPassword }),
    });
}

function useSessionsEnd({ id, email }: PanelStaff): () => void {
  const text = useText();
  const confirm = useConfirmation();
  const { mutateAsync } = useChange(
    (panel, { currentPassword }: Proof) =>
      panel.endStaffSessions(id, { currentPassword }),
    {
      success: (ended) =>
        text('staff.sessionsEnded', { email, smart_count: ended }),
      nothing: text('staff.noSessions', { email }),
      failure: text('staff.changeFailed'),
      isProven: true,
    },
  );
  return () =>
    confirm({
      title: text('staff.endSessions'),
      body: text('staff.endSessionsBody', { email }),
      asks: 'password',
      run: mutateAsync,
    });
}

/** Resets the second factor of a colleague who lost the phone. */
function useSecondFactorReset({ id, email }: PanelStaff): () => void {
  const text = useText();
  const confirm = useConfirmation();
  const { mutateAsync } = useChange(
    (panel, { currentPassword }: Proof) =>
      panel.resetSecondFactor(id, { currentPassword }),
    {
      success: text('staff.secondFactorReset', { email }),
      failure: text('staff.changeFailed'),
      stale: ['staff'],
      isProven: true,
    },
  );
  return () =>
    confirm({
      title: text('staff.resetSecondFactor'),
      body: text('staff.resetSecondFactorBody', { email }),
      word: 'reset',
      asks: 'password',
      run: mutateAsync,
    });
}
