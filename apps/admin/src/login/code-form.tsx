import { Box, Button, Typography } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useText } from '../i18n/use-text';
import { CodeField } from '../ui/account/code-field';
import type { LoginSteps } from './use-login-steps';

type Props = Pick<
  LoginSteps,
  'problem' | 'isBusy' | 'setProblem' | 'sendCode' | 'goBack'
>;

export function CodeForm({
  problem,
  isBusy,
  setProblem,
  sendCode,
  goBack,
}: Props) {
  const text = useText();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === '') return setProblem(text('confirmation.codeNeeded'));
    if (!(await sendCode(code.trim()))) field.current?.select();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2, mt: 2.5 }}
    >
      <Typography variant="body2" sx={{ textAlign: 'left' }}>
        {text('login.codeHelp')}
      </Typography>
      <CodeField
        value={code}
        problem={problem}
        isBusy={isBusy}
        isFirst
        mayBeRecovery
        inputRef={field}
        onChange={(typed) => {
          setCode(typed);
          setProblem(undefined);
        }}
      />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
      <Button color="inherit" disabled={isBusy} onClick={goBack}>
        {text('login.back')}
      </Button>
    </Box>
  );
}
