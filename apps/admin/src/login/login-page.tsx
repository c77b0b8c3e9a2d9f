import { Alert, Box, Button, Card, TextField, Typography } from '@mui/material';
import { ApiError } from '@hatira/api-client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useAuthProvider, useLocale, useLogin } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import { LanguageSwitch } from '../layout/language-switch';
import { Rings } from '../layout/rings';
import { ThemeSwitch } from '../layout/theme-switch';
import type { SessionAuth } from '../providers/auth-provider';
import { failureText } from '../ui/feedback/failure-text';
import { Ornament } from '../ui/page/ornament';

const MINUTE_MS = 60_000;

/** The way in; afterwards one is where one was. */
export function LoginPage() {
  const text = useText();
  const hasEnded = useAuthProvider<SessionAuth>()?.hasEndedAtWork ?? false;
  useEffect(() => {
    document.title = `${text('login.heading')} · ${text('title')}`;
  }, [text]);
  return (
    <Box sx={{ minHeight: '100vh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, p: 2 }}>
        <LanguageSwitch />
        <ThemeSwitch />
      </Box>
      <Box component="main" sx={{ flexGrow: 1, display: 'grid', placeItems: 'center', px: 2, pb: 12 }}>
        <Card sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 5 }, textAlign: 'center' }}>
          <Rings size={52} />
          <Typography variant="h1" sx={{ mt: 1, fontSize: '1.5rem' }}>
            {text('login.heading')}
          </Typography>
          <Typography color="textSecondary" variant="body2" sx={{ mt: 0.5, mb: 1.5 }}>
            {text('title')}
          </Typography>
          <Ornament />
          {hasEnded && (
            <Alert role="status" severity="info" sx={{ mt: 2.5, textAlign: 'left' }}>
              {text('login.ended')}
            </Alert>
          )}
          <LoginForm />
        </Card>
      </Box>
    </Box>
  );
}

function LoginForm() {
  const text = useText();
  const login = useLogin();
  const language = useLocale() ?? 'tr';
  const email = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const credentials = { email: email.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    if (credentials.email === '' || credentials.password === '') return setProblem(text('login.required'));
    setBusy(true);
    setProblem(undefined);
    try {
      await login(credentials);
    } catch (error) {
      setProblem(waitText(error, text) ?? failureText(error, text('login.failed'), language));
      setBusy(false);
      password.current?.select();
    }
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'grid', gap: 2, mt: 2.5 }}>
      <TextField
        label={text('login.email')}
        type="email"
        inputRef={email}
        autoComplete="username"
        // The only thing to do on this page.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <TextField label={text('login.password')} type="password" inputRef={password} autoComplete="current-password" />
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

/** After too many tries: how long to wait. */
function waitText(error: unknown, text: Text): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 429 || error.retryAfterMs === undefined) return undefined;
  return text('login.wait', { smart_count: Math.max(1, Math.ceil(error.retryAfterMs / MINUTE_MS)) });
}
