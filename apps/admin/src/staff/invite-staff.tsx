import PersonAdd from '@mui/icons-material/PersonAddAlt1Outlined';
import { Button, Typography } from '@mui/material';
import type { Invitation } from '@hatira/api-client';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useText } from '../i18n/use-text';
import {
  isEmail,
  isPasswordLongEnough,
  rule,
} from '../ui/account/account-rules';
import { NewPassword } from '../ui/account/new-password';
import { useConfirmation } from '../ui/confirmation/confirmation-provider';
import { useChange } from '../ui/feedback/use-change';
import { FormDialog } from '../ui/form/form-dialog';

export function InviteStaff() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<PersonAdd />}
        onClick={() => setOpen(true)}
      >
        {text('staff.invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data, isPending, submit } = useInvitation(onClose);
  const password = data?.generatedPassword;
  return (
    <FormDialog
      title={text('staff.invite')}
      submitText={data ? undefined : text('staff.add')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      {password === undefined ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {text('staff.inviteHelp')}
          </Typography>
          <TextInput
            source="email"
            type="email"
            // The dialog is opened to fill this in.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            label={text('staff.email')}
            validate={rule(isEmail, text('staff.emailWrong'))}
            slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 254 } }}
          />
          <TextInput
            source="password"
            type="password"
            label={text('staff.password')}
            helperText={text('staff.passwordOrEmpty')}
            validate={rule(
              (typed) => typed === '' || isPasswordLongEnough(typed),
              text('staff.passwordShort'),
            )}
            slotProps={{
              htmlInput: { autoComplete: 'new-password', maxLength: 1024 },
            }}
          />
        </>
      ) : (
        <NewPassword email={data?.email ?? ''} password={password} />
      )}
    </FormDialog>
  );
}

interface Typed {
  email?: string;
  password?: string | null;
}

function useInvitation(onClose: () => void) {
  const text = useText();
  const confirm = useConfirmation();
  const { mutateAsync, ...state } = useChange(
    (panel, invitation: Invitation) => panel.inviteStaff(invitation),
    {
      success: (_, { email }) => text('staff.added', { email }),
      failure: text('staff.addFailed'),
      stale: ['staff'],
      isProven: true,
      onDone: ({ generatedPassword }) =>
        void (generatedPassword === undefined && onClose()),
    },
  );
  const submit = (typed: Typed) => {
    const email = typed.email?.trim() ?? '';
    const password = typed.password || undefined;
    confirm({
      title: text('staff.invite'),
      body: text('staff.inviteBody', { email }),
      asks: 'password',
      run: ({ currentPassword }) =>
        mutateAsync({ email, password, currentPassword }),
    });
  };
  return { ...state, submit };
}
