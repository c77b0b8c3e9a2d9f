import { Alert, Button } from '@mui/material';
import type { Today } from '@hatira/contract';
import { LinkBase, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatCount, formatShortMoment } from '../ui/format';

/** New messages, and weddings whose files expire. */
export function DueLines({
  today: { dueWeddings, newMessages, oldestMessageAt },
}: {
  today: Today;
}) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <>
      {newMessages > 0 && oldestMessageAt && (
        <Alert
          severity="info"
          action={
            <OpenButton
              to={listOf('/contact-messages', { status: 'new' })}
              label={text('today.readMessages')}
            />
          }
        >
          {text('today.messages', {
            smart_count: newMessages,
            count: formatCount(newMessages, language),
            time: formatShortMoment(oldestMessageAt, language),
          })}
        </Alert>
      )}
      {dueWeddings > 0 && (
        <Alert
          severity="warning"
          action={
            <OpenButton
              to={listOf('/weddings', { isDue: true })}
              label={text('retention.show')}
            />
          }
        >
          {text('retention.dueCount', { smart_count: dueWeddings })}
        </Alert>
      )}
    </>
  );
}

function OpenButton({ to, label }: { to: string; label: string }) {
  return (
    <Button color="inherit" size="small" component={LinkBase} to={to}>
      {label}
    </Button>
  );
}

function listOf(page: string, filter: object): string {
  return `${page}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
