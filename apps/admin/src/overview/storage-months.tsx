import type { StorageMonth } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { Chart } from '../ui/chart/chart';
import { formatMonth, formatStorage, storageUnitBytes } from '../ui/format';
import { Section } from '../ui/page/section';

export function StorageMonths({ months }: { months: StorageMonth[] }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const title = text('overview.storageMonths');
  const largest = Math.max(...months.map(({ storageBytes }) => storageBytes));
  // The axis rounds the plotted numbers.
  const unitBytes = storageUnitBytes(largest);
  return (
    <Section title={title}>
      <Chart
        title={title}
        label={text('overview.month')}
        unit={text('overview.size')}
        bars={months.map(({ month, storageBytes }) => ({
          label: formatMonth(month, language),
          value: storageBytes / unitBytes,
        }))}
        format={(units) => formatStorage(units * unitBytes, language)}
      />
    </Section>
  );
}
