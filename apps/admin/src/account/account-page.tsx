import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useText } from '../i18n/use-text';
import { PasswordDialog } from '../ui/account/password-dialog';
import { PageHeading } from '../ui/page/page-heading';
import { Section } from '../ui/page/section';
import { SecondFactorSection } from './second-factor-section';
import { SessionsSection } from './sessions-section';

export function AccountPage() {
  const text = useText();
  const { identity } = useGetIdentity();
  const email = identity?.fullName ?? '';
  return (
    <>
      <PageHeading title={text('account.title')} detail={email} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 760 }}>
        <PasswordSection id={String(identity?.id ?? '')} email={email} />
        <SecondFactorSection />
        <SessionsSection />
      </Box>
    </>
  );
}

function PasswordSection({ id, email }: { id: string; email: string }) {
  const text = useText();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={text('account.password')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {text('account.passwordHelp')}
      </Typography>
      <Button
        variant="outlined"
        onClick={() => setChanging(true)}
        disabled={id === ''}
      >
        {text('account.changePassword')}
      </Button>
      {isChanging && (
        <PasswordDialog
          account={{ id, email, isSelf: true }}
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  );
}
