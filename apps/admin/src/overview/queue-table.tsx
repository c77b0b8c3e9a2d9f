import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import { STAFF_API, type QueueFigures } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatCount } from '../ui/format';
import { Section } from '../ui/page/section';
import { visuallyHidden } from '../ui/visually-hidden';
import { FigureTable } from './figure-table';
import { queueName } from './queue-name';

export function QueueTable({ queues }: { queues: QueueFigures[] | null }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const title = text('tabs.queues');
  const dashboard = (
    <Button
      component="a"
      href={STAFF_API.queuesIn(language)}
      target="_blank"
      rel="noopener"
      size="small"
      endIcon={<OpenInNew />}
    >
      {text('overview.toQueues')}
      <span style={visuallyHidden}> {text('general.opensNewTab')}</span>
    </Button>
  );
  return (
    <Section title={title} aside={dashboard}>
      {queues ? (
        <FigureTable
          label={title}
          headers={[
            text('overview.work'),
            text('overview.waiting'),
            text('overview.active'),
            text('overview.failed'),
          ]}
          rows={queues.map(({ active, failed, queue, waiting }) => ({
            key: queue,
            cells: [
              queueName(queue, text),
              ...[waiting, active, failed].map((count) =>
                formatCount(count, language),
              ),
            ],
          }))}
        />
      ) : (
        text('overview.queuesUnread')
      )}
    </Section>
  );
}
