import { Box, LinearProgress } from '@mui/material';
import { useText } from '../i18n/use-text';
import { useSettings } from '../reads/use-settings';
import { PageHeading } from '../ui/page/page-heading';
import { UnreadState } from '../ui/page/unread-state';
import { QuickActions } from './quick-actions';
import { SettingsForm } from './settings-form';
import { SystemInformation } from './system-information';
import { TestimonialsSection } from './testimonials/testimonials-section';

export function SettingsPage() {
  const text = useText();
  const { data: sheet, error, refetch } = useSettings();
  return (
    <>
      <PageHeading title={text('tabs.settings')} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          mb: 3,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
          },
        }}
      >
        <SystemInformation />
        <QuickActions />
      </Box>
      {sheet && <SettingsForm sheet={sheet} />}
      {sheet && <TestimonialsSection />}
      {!sheet && !error && (
        <LinearProgress aria-label={text('general.loading')} />
      )}
      {!sheet && error && (
        <UnreadState title={text('settings.loadFailed')} onRetry={refetch} />
      )}
    </>
  );
}
