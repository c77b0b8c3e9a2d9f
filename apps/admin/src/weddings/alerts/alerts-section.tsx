import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { Section } from '../../ui/page/section';
import { AlertsForm } from './alerts-form';

/** What the provider hears of a wedding on its day. */
export function AlertsSection({ hash }: { hash: number }) {
  const text = useText();
  const panel = usePanel();
  const { data } = useQuery({
    queryKey: ['alerts', hash],
    queryFn: ({ signal }) => panel.fetchAlerts(hash, signal),
  });
  if (!data) return null;
  return (
    <Section title={text('alerts.heading')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('alerts.help')}
      </Typography>
      <AlertsForm key={JSON.stringify(data.choice)} hash={hash} alerts={data} />
    </Section>
  );
}
