import { Alert, Box, Card, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useAuthProvider } from 'react-admin';
import { useText } from '../i18n/use-text';
import { LanguageSwitch } from '../layout/language-switch';
import { Rings } from '../layout/rings';
import { ThemeSwitch } from '../layout/theme-switch';
import type { SessionAuth } from '../providers/auth-provider';
import { Ornament } from '../ui/page/ornament';
import { CodeForm } from './code-form';
import { CredentialsForm } from './credentials-form';
import { useLoginSteps } from './use-login-steps';

/** Afterwards the requested page opens. */
export function LoginPage() {
  const text = useText();
  const hasEnded = useAuthProvider<SessionAuth>()?.hasEndedAtWork ?? false;
  const { isCodeNeeded, email, ...form } = useLoginSteps();
  const heading = text(isCodeNeeded ? 'login.codeHeading' : 'login.heading');
  useEffect(() => {
    document.title = `${heading} · ${text('title')}`;
  }, [heading, text]);
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
      }}
    >
      <Box
        component="header"
        sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, p: 2 }}
      >
        <LanguageSwitch />
        <ThemeSwitch />
      </Box>
      <Box
        component="main"
        sx={{
          flexGrow: 1,
          display: 'grid',
          placeItems: 'center',
          px: 2,
          pb: 12,
        }}
      >
        <Card
          sx={{
            width: '100%',
            maxWidth: 400,
            p: { xs: 3, sm: 5 },
            textAlign: 'center',
          }}
        >
          <Rings size={52} />
          <Typography variant="h1" sx={{ mt: 1, fontSize: '1.5rem' }}>
            {heading}
          </Typography>
          <Typography
            color="textSecondary"
            variant="body2"
            sx={{ mt: 0.5, mb: 1.5, overflowWrap: 'anywhere' }}
          >
            {isCodeNeeded ? email : text('title')}
          </Typography>
          <Ornament />
          {hasEnded && !isCodeNeeded && (
            <Alert
              role="status"
              severity="info"
              sx={{ mt: 2.5, textAlign: 'left' }}
            >
              {text('login.ended')}
            </Alert>
          )}
          {isCodeNeeded ? (
            <CodeForm {...form} />
          ) : (
            <CredentialsForm {...form} email={email} />
          )}
        </Card>
      </Box>
    </Box>
  );
}
