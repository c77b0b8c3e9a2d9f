import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { Chart } from '../../ui/chart/chart';
import { formatCount, formatDay } from '../../ui/format';
import { Section } from '../../ui/page/section';

/** A wedding's busiest 24 hours; absent without files. */
export function UploadHours({ hash }: { hash: number }) {
  const text = useText();
  const panel = usePanel();
  const language = useLocale() ?? 'tr';
  const { data } = useQuery({
    queryKey: ['weddings', 'upload-hours', hash],
    queryFn: ({ signal }) => panel.fetchUploadHours(hash, signal),
  });
  const [first] = data?.hours ?? [];
  if (!data || !first) return null;
  const files = data.hours.reduce((sum, hour) => sum + hour.files, 0);
  const title = text('uploadHours.title');
  return (
    <Section title={title}>
      <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
        {text('uploadHours.about', {
          date: formatDay(first.hour.slice(0, 10), language),
          files: formatCount(files, language),
          total: formatCount(data.files, language),
        })}
      </Typography>
      <Chart
        title={title}
        label={text('uploadHours.hour')}
        unit={text('overview.files')}
        bars={data.hours.map((hour) => ({
          label: hour.hour.slice(11),
          value: hour.files,
        }))}
        format={(count) => formatCount(count, language)}
      />
    </Section>
  );
}
