import { Typography } from '@mui/material';
import type { PasswordChange } from '@hatira/api-client';
import type { PanelStaff } from '@hatira/contract';
import { TextInput, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useConfirmation } from '../confirmation/confirmation-provider';
import { useChange } from '../feedback/use-change';
import { FormDialog } from '../form/form-dialog';
import { isPasswordLongEnough, rule } from './account-rules';
import { NewPassword } from './new-password';
import { proofProblems, type Proof } from './proof';

export type PasswordOwner = Pick<PanelStaff, 'id' | 'email' | 'isSelf'>;

interface Props {
  account: PasswordOwner;
  onClose: () => void;
}

interface Typed {
  current?: string | null;
  next?: string | null;
}

/**
 * Changes the own password after the current one, a colleague's after a typed
 * e-mail.
 */
export function PasswordDialog({ account, onClose }: Props) {
  const text = useText();
  const { data, isPending, submit } = usePasswordChange(account, onClose);
  const { email, isSelf } = account;
  const generated = data?.generatedPassword;
  return (
    <FormDialog
      title={text('staff.changePasswordFor', { email })}
      hasLongTitle
      submitText={generated === undefined ? text('staff.save') : undefined}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {generated === undefined ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {text('staff.passwordEndsSessions')}
          </Typography>
          {isSelf && (
            <TextInput
              source="current"
              type="password"
              label={text('staff.currentPassword')}
              validate={rule(Boolean, text('staff.currentNeeded'))}
              slotProps={passwordSlots('current-password')}
            />
          )}
          <TextInput
            source="next"
            type="password"
            label={text('staff.newPassword')}
            helperText={text(
              isSelf ? 'staff.passwordHelp' : 'staff.inviteHelp',
            )}
            // The server may generate a colleague's password.
            validate={rule(
              (typed) =>
                (typed === '' && !isSelf) || isPasswordLongEnough(typed),
              text('staff.passwordShort'),
            )}
            slotProps={passwordSlots('new-password')}
          />
        </>
      ) : (
        <NewPassword email={email} password={generated} />
      )}
    </FormDialog>
  );
}

function passwordSlots(autoComplete: string) {
  return { htmlInput: { autoComplete, maxLength: 1024 } };
}

function usePasswordChange(
  { email, id, isSelf }: PasswordOwner,
  onClose: () => void,
) {
  const text = useText();
  const confirm = useConfirmation();
  const language = useLocale() ?? 'tr';
  const { mutateAsync, ...state } = useChange(
    (panel, change: PasswordChange) => panel.changeStaffPassword(id, change),
    {
      success: text('staff.passwordChanged', { email }),
      failure: text('staff.passwordFailed'),
      stale: ['staff', 'sessions'],
      isProven: true,
      onDone: ({ generatedPassword }) =>
        void (generatedPassword === undefined && onClose()),
    },
  );
  const submit = async ({ current, next }: Typed) => {
    const send = ({ currentPassword }: Pick<Proof, 'currentPassword'>) =>
      mutateAsync({ password: next || undefined, currentPassword });
    if (!isSelf)
      return confirm({
        title: text('staff.replaceTitle'),
        body: text('staff.replaceBody', { email }),
        word: email,
        asks: 'password',
        run: send,
      });
    try {
      await send({ currentPassword: current ?? '' });
    } catch (error) {
      const problem = proofProblems(error, text, language).currentPassword;
      return problem && { current: problem };
    }
  };
  return { ...state, submit };
}
