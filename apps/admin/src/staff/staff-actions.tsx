import { Box, Button } from '@mui/material';
import {
  endStaffSessions,
  resetSecondFactor,
  setStaffDisabled,
} from '@hatira/api-client';
import type { PanelStaff } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { isProofRefused } from '../ui/account/proof';
import { useOwnPassword } from '../ui/account/use-own-password';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';

interface Props {
  account: PanelStaff;
  onChangePassword: () => void;
}

/**
 * Changes an account. Users cannot disable themselves; the account page has the
 * rest.
 */
export function StaffActions({ account, onChangePassword }: Props) {
  const text = useText();
  const turn = useAccountSwitch(account);
  const endSessions = useSessionsEnd(account);
  const reset = useSecondFactorReset(account);
  const { disabledAt, email, hasSecondFactor, isSelf } = account;
  const name = (action: string) => text('staff.actionFor', { action, email });
  const turnLabel = text(disabledAt ? 'staff.enable' : 'staff.disable');
  const passwordLabel = text('staff.changePassword');
  const sessionsLabel = text('staff.endSessions');
  const resetLabel = text('staff.resetSecondFactor');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button
        size="small"
        color="inherit"
        aria-label={name(passwordLabel)}
        onClick={onChangePassword}
      >
        {passwordLabel}
      </Button>
      {!isSelf && !disabledAt && (
        <Button
          size="small"
          color="inherit"
          aria-label={name(sessionsLabel)}
          onClick={endSessions}
        >
          {sessionsLabel}
        </Button>
      )}
      {!isSelf && hasSecondFactor && (
        <Button
          size="small"
          color="error"
          aria-label={name(resetLabel)}
          onClick={reset}
        >
          {resetLabel}
        </Button>
      )}
      {!isSelf && (
        <Button
          size="small"
          color={disabledAt ? 'success' : 'error'}
          aria-label={name(turnLabel)}
          onClick={turn}
        >
          {turnLabel}
        </Button>
      )}
    </Box>
  );
}

/** Disables or enables an account, after its word and the own password. */
function useAccountSwitch({ id, email, disabledAt }: PanelStaff): () => void {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
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
        act(() => setStaffDisabled(id, { isDisabled, currentPassword }), {
          success: text(
            isDisabled ? 'staff.disabledToast' : 'staff.enabledToast',
            { email },
          ),
          failure: text('staff.changeFailed'),
          stale: ['staff'],
          isAskedAgain: isProofRefused,
        }),
    });
}

function useSessionsEnd({ id, email }: PanelStaff): () => void {
  const text = useText();
  const act = useAction();
  const ask = useOwnPassword();
  return () =>
    ask({
      title: text('staff.endSessions'),
      body: text('staff.endSessionsBody', { email }),
      run: ({ currentPassword }) =>
        act(() => endStaffSessions(id, { currentPassword }), {
          success: (ended) =>
            text('staff.sessionsEnded', { email, smart_count: ended }),
          nothing: text('staff.noSessions', { email }),
          failure: text('staff.changeFailed'),
          isAskedAgain: isProofRefused,
        }),
    });
}

/** For a colleague who lost the phone. */
function useSecondFactorReset({ id, email }: PanelStaff): () => void {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  return () =>
    confirm({
      title: text('staff.resetSecondFactor'),
      body: text('staff.resetSecondFactorBody', { email }),
      word: 'reset',
      asks: 'password',
      run: ({ currentPassword }) =>
        act(() => resetSecondFactor(id, { currentPassword }), {
          success: text('staff.secondFactorReset', { email }),
          failure: text('staff.changeFailed'),
          stale: ['staff'],
          isAskedAgain: isProofRefused,
        }),
    });
}
