import { Alert, Box, Button, TextField } from '@mui/material';
import { useRef, type FormEvent } from 'react';
import { useText } from '../i18n/use-text';
import type { LoginSteps } from './use-login-steps';

type Props = Pick<
  LoginSteps,
  'email' | 'problem' | 'isBusy' | 'setProblem' | 'sendCredentials'
>;

export function CredentialsForm({
  email,
  problem,
  isBusy,
  setProblem,
  sendCredentials,
}: Props) {
  const text = useText();
  const emailField = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const given = {
      email: emailField.current?.value.trim() ?? '',
      password: password.current?.value ?? '',
    };
    if (given.email === '' || given.password === '')
      return setProblem(text('login.required'));
    if (!(await sendCredentials(given))) password.current?.select();
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2, mt: 2.5 }}
    >
      <TextField
        label={text('login.email')}
        type="email"
        defaultValue={email}
        inputRef={emailField}
        autoComplete="username"
        // The only thing to do on this page.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextField
        label={text('login.password')}
        type="password"
        inputRef={password}
        autoComplete="current-password"
      />
      {problem && (
        <Alert severity="error" sx={{ textAlign: 'left' }}>
          {problem}
        </Alert>
      )}
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {text(isBusy ? 'login.busy' : 'login.submit')}
      </Button>
    </Box>
  );
}
