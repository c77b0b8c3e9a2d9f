import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { changeStaffPassword } from '@hatira/api-client';
import type { PanelStaff } from '@hatira/contract';
import { useId, useState, type FormEvent } from 'react';
import { useLocale } from 'react-admin';
import { useText, type Text } from '../../i18n/use-text';
import { useConfirmation } from '../confirmation/confirmation-provider';
import { useAction } from '../feedback/use-action';
import { isPasswordLongEnough } from './account-rules';
import { NewPassword } from './new-password';
import { PasswordField } from './password-field';
import { isProofRefused, proofProblems, type Proof } from './proof';

export type PasswordOwner = Pick<PanelStaff, 'id' | 'email' | 'isSelf'>;

interface Props {
  account: PasswordOwner;
  onClose: () => void;
}

interface Typed {
  current: string;
  next: string;
}

type Problems = Partial<Record<keyof Typed, string>>;

/**
 * Changes the own password, after the current one, or a colleague's, after a
 * typed e-mail.
 */
export function PasswordDialog({ account, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const { typed, change, problems, isBusy, generated, submit } =
    usePasswordChange(account, onClose);
  return (
    <Dialog
      open
      onClose={() => isBusy || generated !== undefined || onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle
          id={titleId}
          variant="h3"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {text('staff.changePasswordFor', { email: account.email })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {generated === undefined ? (
            <>
              <Typography variant="body2" color="textSecondary">
                {text('staff.passwordEndsSessions')}
              </Typography>
              {account.isSelf && (
                <PasswordField
                  label={text('staff.currentPassword')}
                  autoComplete="current-password"
                  value={typed.current}
                  problem={problems.current}
                  onChange={(current) => change({ current })}
                />
              )}
              <PasswordField
                label={text('staff.newPassword')}
                autoComplete="new-password"
                value={typed.next}
                problem={problems.next}
                help={text(
                  account.isSelf ? 'staff.passwordHelp' : 'staff.inviteHelp',
                )}
                onChange={(next) => change({ next })}
              />
            </>
          ) : (
            <NewPassword email={account.email} password={generated} />
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {text(generated === undefined ? 'general.cancel' : 'general.close')}
          </Button>
          {generated === undefined && (
            <Button type="submit" variant="contained" disabled={isBusy}>
              {text('staff.save')}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}

function usePasswordChange(account: PasswordOwner, onClose: () => void) {
  const text = useText();
  const act = useAction();
  const confirm = useConfirmation();
  const language = useLocale() ?? 'tr';
  const { email, id, isSelf } = account;
  const [typed, setTyped] = useState<Typed>({ current: '', next: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const [generated, setGenerated] = useState<string>();
  const send = async ({ currentPassword }: Pick<Proof, 'currentPassword'>) => {
    setBusy(true);
    const json = { password: typed.next || undefined, currentPassword };
    const done = await act(() => changeStaffPassword(id, json), {
      success: text('staff.passwordChanged', { email }),
      failure: text('staff.passwordFailed'),
      stale: ['staff', 'sessions'],
      isAskedAgain: isProofRefused,
    }).finally(() => setBusy(false));
    if (done?.result.generatedPassword !== undefined)
      setGenerated(done.result.generatedPassword);
    else if (done) onClose();
  };
  const sendOwn = async () => {
    try {
      await send({ currentPassword: typed.current });
    } catch (error) {
      setProblems({
        current: proofProblems(error, text, language).currentPassword,
      });
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed, isSelf, text);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (isSelf) return sendOwn();
    confirm({
      title: text('staff.replaceTitle'),
      body: text('staff.replaceBody', { email }),
      word: email,
      asks: 'password',
      run: send,
    });
  };
  const change = (part: Partial<Typed>) => {
    setTyped((last) => ({ ...last, ...part }));
    setProblems({});
  };
  return { typed, change, problems, isBusy, generated, submit };
}

/** A colleague's password may be generated by the server. */
function problemsOf(
  { current, next }: Typed,
  isSelf: boolean,
  text: Text,
): Problems {
  const mayBeEmpty = !isSelf && next === '';
  return {
    ...(isSelf && current === '' && { current: text('staff.currentNeeded') }),
    ...(!mayBeEmpty &&
      !isPasswordLongEnough(next) && { next: text('staff.passwordShort') }),
  };
}
