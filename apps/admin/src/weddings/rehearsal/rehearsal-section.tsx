import { Box, Button, Typography } from '@mui/material';
import type { Rehearsal } from '@hatira/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'react-admin';
import { useText, type Text } from '../../i18n/use-text';
import { usePanel } from '../../providers/use-panel';
import { useChange } from '../../ui/feedback/use-change';
import { formatShortMoment } from '../../ui/format';
import { Section } from '../../ui/page/section';
import { RehearsalStepRow } from './rehearsal-step-row';

const REFRESH_MS = 1_000;

/** A robot guest tries the wedding's card, page and gallery. */
export function RehearsalSection({ hash }: { hash: number }) {
  const text = useText();
  const panel = usePanel();
  const language = useLocale() ?? 'tr';
  const queryClient = useQueryClient();
  const queryKey = ['rehearsals', hash];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => panel.fetchRehearsal(hash, signal),
    refetchInterval: (query) => (isOpen(query.state.data) ? REFRESH_MS : false),
  });
  const { mutate, isPending } = useChange(
    (calls) => calls.startRehearsal(hash),
    {
      failure: text('rehearsal.startFailed'),
      onDone: (started) => queryClient.setQueryData(queryKey, started),
    },
  );
  const isBusy = isPending || isOpen(data);
  return (
    <Section title={text('rehearsal.heading')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {text('rehearsal.help')}
      </Typography>
      <Button
        variant="contained"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => isBusy || mutate()}
      >
        {text(data ? 'rehearsal.again' : 'rehearsal.start')}
      </Button>
      <Typography role="status" sx={{ mt: 2 }}>
        {data && summaryOf(data, text, language)}
      </Typography>
      {data && data.steps.length > 0 && (
        <Box component="ol" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {data.steps.map((step) => (
            <RehearsalStepRow key={step.name} step={step} />
          ))}
        </Box>
      )}
    </Section>
  );
}

function isOpen(rehearsal: Rehearsal | null | undefined): boolean {
  return rehearsal?.status === 'waiting' || rehearsal?.status === 'running';
}

function summaryOf(
  { status, askedAt, endedAt }: Rehearsal,
  text: Text,
  language: string,
): string {
  const time = formatShortMoment(endedAt ?? askedAt, language);
  return text(`rehearsal.status.${status}`, { time });
}
