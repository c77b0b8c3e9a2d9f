import { Box, Button } from '@mui/material';
import { setStaffDisabled } from '@hatira/api-client';
import type { PanelStaff } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useAction } from '../ui/feedback/use-action';

interface Props {
  account: PanelStaff;
  onChangePassword: () => void;
}

/** What can be done with an account; one's own is not shut. */
export function StaffActions({ account, onChangePassword }: Props) {
  const text = useText();
  const turn = useAccountSwitch(account);
  const { disabledAt, email, isSelf } = account;
  const name = (action: string) => text('staff.actionFor', { action, email });
  const turnLabel = text(disabledAt ? 'staff.enable' : 'staff.disable');
  const passwordLabel = text('staff.changePassword');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Button size="small" color="inherit" aria-label={name(passwordLabel)} onClick={onChangePassword}>
        {passwordLabel}
      </Button>
      {!isSelf && (
        <Button size="small" color={disabledAt ? 'success' : 'error'} aria-label={name(turnLabel)} onClick={turn}>
          {turnLabel}
        </Button>
      )}
    </Box>
  );
}

/** Shuts an account or opens it again, after the word for it was typed. */
function useAccountSwitch({ id, email, disabledAt }: PanelStaff): () => void {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const isDisabled = disabledAt === null;
  return () =>
    confirm({
      title: text(isDisabled ? 'staff.disableTitle' : 'staff.enableTitle'),
      body: text(isDisabled ? 'staff.disableBody' : 'staff.enableBody', { email }),
      word: isDisabled ? 'disable' : 'enable',
      run: () =>
        act(() => setStaffDisabled(id, isDisabled), {
          success: text(isDisabled ? 'staff.disabledToast' : 'staff.enabledToast', { email }),
          failure: text('staff.changeFailed'),
          stale: ['staff'],
        }),
    });
}
