import { Box, Card, Checkbox, Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useListContext, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatShortMoment, formatStorage } from '../../ui/format';
import { StatusButton } from '../status-button';
import { BackgroundMark } from './background-mark';
import { FileCount } from './file-count';
import { WeddingActions } from './wedding-actions';
import { WeddingDate } from './wedding-date';
import { WeddingName } from './wedding-name';

export function WeddingCards() {
  const { data = [] } = useListContext<PanelWedding>();
  return (
    <Box
      component="ul"
      sx={{
        p: 0,
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
      }}
    >
      {data.map((wedding) => (
        <WeddingCard key={wedding.id} wedding={wedding} />
      ))}
    </Box>
  );
}

function WeddingCard({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const { onToggleItem, selectedIds } = useListContext<PanelWedding>();
  return (
    <Card
      component="li"
      sx={{
        listStyle: 'none',
        p: 2,
        display: 'grid',
        gap: 1.5,
        alignContent: 'start',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Checkbox
          checked={selectedIds.includes(wedding.id)}
          onChange={() => onToggleItem(wedding.id)}
          aria-label={text('general.select', { name: wedding.weddingPath })}
          sx={{ p: 0.5, ml: -0.5 }}
        />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <WeddingName wedding={wedding} />
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <WeddingDate wedding={wedding} />
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <StatusButton wedding={wedding} />
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
        >
          {text('weddings.background')}{' '}
          <BackgroundMark hasBackground={wedding.hasBackground} />
        </Typography>
      </Box>
      <Facts wedding={wedding} />
      <WeddingActions wedding={wedding} />
    </Card>
  );
}

function Facts({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { created_at: createdAt, lastUploadAt, storageBytes } = wedding;
  const moments = [
    lastUploadAt &&
      text('weddingList.lastUpload', {
        date: formatShortMoment(lastUploadAt, language),
      }),
    text('weddingList.created', {
      date: formatShortMoment(createdAt, language),
    }),
  ];
  return (
    <Typography variant="body2" color="textSecondary" component="div">
      <FileCount wedding={wedding} isNamed /> ·{' '}
      {formatStorage(storageBytes, language)}
      {moments.map((line) => line && <div key={line}>{line}</div>)}
    </Typography>
  );
}
