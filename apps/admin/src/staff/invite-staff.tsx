import PersonAdd from '@mui/icons-material/PersonAddAlt1Outlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { inviteStaff } from '@hatira/api-client';
import type { PanelStaffWithPassword } from '@hatira/contract';
import { useId, useState, type FormEvent } from 'react';
import { useText } from '../i18n/use-text';
import { isEmail, isPasswordLongEnough } from '../ui/account/account-rules';
import { NewPassword } from '../ui/account/new-password';
import { isProofRefused, type Proof } from '../ui/account/proof';
import { useOwnPassword } from '../ui/account/use-own-password';
import { useAction } from '../ui/feedback/use-action';

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
  const titleId = useId();
  const { typed, change, problems, isBusy, made, submit } =
    useInvitation(onClose);
  return (
    <Dialog
      open
      onClose={() =>
        isBusy || made?.generatedPassword !== undefined || onClose()
      }
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{text('staff.invite')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {made?.generatedPassword === undefined ? (
            <>
              <Typography variant="body2" color="textSecondary">
                {text('staff.inviteHelp')}
              </Typography>
              <TextField
                // The dialog is opened to fill this in.
                // eslint-disable-next-line jsx-a11y/no-autofocus
                autoFocus
                type="email"
                label={text('staff.email')}
                value={typed.email}
                error={problems.email !== undefined}
                helperText={
                  problems.email && <span role="alert">{problems.email}</span>
                }
                onChange={(event) => change({ email: event.target.value })}
                slotProps={{
                  htmlInput: { autoComplete: 'off', maxLength: 254 },
                }}
              />
              <TextField
                type="password"
                label={text('staff.password')}
                value={typed.password}
                error={problems.password !== undefined}
                helperText={
                  problems.password ? (
                    <span role="alert">{problems.password}</span>
                  ) : (
                    text('staff.passwordOrEmpty')
                  )
                }
                onChange={(event) => change({ password: event.target.value })}
                slotProps={{
                  htmlInput: { autoComplete: 'new-password', maxLength: 1024 },
                }}
              />
            </>
          ) : (
            <NewPassword email={made.email} password={made.generatedPassword} />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {text(made ? 'general.close' : 'general.cancel')}
          </Button>
          {!made && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {text('staff.add')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface Typed {
  email: string;
  password: string;
}

function useInvitation(onClose: () => void) {
  const text = useText();
  const act = useAction();
  const ask = useOwnPassword();
  const [typed, setTyped] = useState<Typed>({ email: '', password: '' });
  const [problems, setProblems] = useState<Partial<Typed>>({});
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<PanelStaffWithPassword>();
  const send = async ({ currentPassword }: Proof) => {
    const email = typed.email.trim();
    setBusy(true);
    const done = await act(
      () =>
        inviteStaff({
          email,
          password: typed.password || undefined,
          currentPassword,
        }),
      {
        success: text('staff.added', { email }),
        failure: text('staff.addFailed'),
        stale: ['staff'],
        isAskedAgain: isProofRefused,
      },
    ).finally(() => setBusy(false));
    if (!done) return;
    if (done.result.generatedPassword === undefined) onClose();
    else setMade(done.result);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email, password } = typed;
    const found = {
      ...(!isEmail(email) && { email: text('staff.emailWrong') }),
      ...(password !== '' &&
        !isPasswordLongEnough(password) && {
          password: text('staff.passwordShort'),
        }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    ask({
      title: text('staff.invite'),
      body: text('staff.inviteBody', { email: email.trim() }),
      run: send,
    });
  };
  const change = (part: Partial<Typed>) => {
    setTyped((last) => ({ ...last, ...part }));
    setProblems({});
  };
  return { typed, change, problems, isBusy, made, submit };
}
