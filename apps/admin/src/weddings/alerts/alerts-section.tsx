import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { ReadSection } from '../../ui/page/read-section';
import { AlertsForm } from './alerts-form';

/** What the provider hears of a wedding on its day. */
export function AlertsSection({ hash }: { hash: number }) {
  const text = useText();
  const panel = usePanel();
  const read = useQuery({
    queryKey: ['alerts', hash],
    queryFn: ({ signal }) => panel.fetchAlerts(hash, signal),
  });
  return (
    <ReadSection title={text('alerts.heading')} read={read}>
      {(alerts) => (
        <>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {text('alerts.help')}
          </Typography>
          <AlertsForm
            key={JSON.stringify(alerts.choice)}
            hash={hash}
            alerts={alerts}
          />
        </>
      )}
    </ReadSection>
  );
}
