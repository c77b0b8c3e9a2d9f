import ComputerOutlined from '@mui/icons-material/ComputerOutlined';
import SmartphoneOutlined from '@mui/icons-material/SmartphoneOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import type { StaffSessionEntry } from '@hatira/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useText, type Text } from '../i18n/use-text';
import type { PanelDataProvider } from '../providers/data-provider';
import { usePanel } from '../providers/use-panel';
import { useChange } from '../ui/feedback/use-change';
import { formatShortMoment } from '../ui/format';
import { usePageFocusAfter } from '../ui/page/focus-page';
import { Section } from '../ui/page/section';
import { ReadState } from '../ui/page/read-state';

const PHONES = new Set(['iPhone', 'iPad', 'Android']);

export function SessionsSection() {
  const text = useText();
  const panel = usePanel();
  const ending = useSessionEnding();
  const read = useQuery({
    queryKey: ['sessions'],
    queryFn: ({ signal }) => panel.fetchSessions(signal),
  });
  const { data } = read;
  return (
    <Section title={text('sessions.title')}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {text('sessions.about')}
      </Typography>
      <ReadState read={read} unread={text('sessions.loadFailed')} />
      {data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((session) => (
            <Session
              key={session.id}
              session={session}
              isBusy={ending.isPending}
              onEnd={() => ending.mutate(session.id)}
            />
          ))}
        </Box>
      )}
      {data && data.length > 1 && (
        <Button
          variant="outlined"
          color="error"
          disabled={ending.isPending}
          onClick={() => ending.mutate(undefined)}
          sx={{ mt: 2 }}
        >
          {text('sessions.endOthers')}
        </Button>
      )}
    </Section>
  );
}

interface Props {
  session: StaffSessionEntry;
  isBusy: boolean;
  onEnd: () => void;
}

function Session({ session, isBusy, onEnd }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { createdAt, isCurrent, lastSeenAt, network, system } = session;
  const name = nameOf(session, text);
  const Icon = PHONES.has(system ?? '') ? SmartphoneOutlined : ComputerOutlined;
  const lines = [
    text('sessions.seen', { date: formatShortMoment(lastSeenAt, language) }),
    text('sessions.login', { date: formatShortMoment(createdAt, language) }),
    ...(network === null ? [] : [text('sessions.network', { network })]),
  ];
  return (
    <Box component="li" aria-label={name} sx={ROW}>
      <Icon color="action" aria-hidden sx={{ mt: 0.25 }} />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography
          sx={{
            fontWeight: 600,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            alignItems: 'center',
          }}
        >
          {name}
          {isCurrent && (
            <Chip
              component="span"
              size="small"
              color="success"
              label={text('sessions.current')}
            />
          )}
        </Typography>
        {lines.map((line) => (
          <Typography
            key={line}
            variant="body2"
            color="textSecondary"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {line}
          </Typography>
        ))}
      </Box>
      {!isCurrent && (
        <Button
          size="small"
          color="error"
          disabled={isBusy}
          aria-label={text('sessions.endFor', { name })}
          onClick={onEnd}
        >
          {text('sessions.end')}
        </Button>
      )}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 0.5,
  alignItems: 'flex-start',
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

function nameOf({ browser, system }: StaffSessionEntry, text: Text): string {
  return text('sessions.name', {
    browser: browser ?? text('sessions.unknownBrowser'),
    system: system ?? text('sessions.unknownSystem'),
  });
}

/** Ends one session, or all others without an id. */
function useSessionEnding() {
  const text = useText();
  const end = async (panel: PanelDataProvider, id?: string) =>
    id === undefined ? panel.endOtherSessions() : panel.endSession(id);
  const ending = useChange(end, {
    success: (ended) =>
      ended === undefined
        ? text('sessions.ended')
        : text('sessions.endedOthers', { smart_count: ended }),
    failure: text('sessions.endFailed'),
    stale: ['sessions'],
  });
  // The button disappears with its session.
  usePageFocusAfter(ending.isPending);
  return ending;
}
