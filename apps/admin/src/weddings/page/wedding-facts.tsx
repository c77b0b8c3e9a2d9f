import { Box, Card, Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatCount, formatShortMoment, formatStorage } from '../../ui/format';

export function WeddingFacts({ wedding }: { wedding: PanelWedding }) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const {
    created_at,
    failedCount,
    lastUploadAt,
    photoCount,
    storageBytes,
    videoCount,
  } = wedding;
  const counts = [
    text('general.photos', { smart_count: photoCount }),
    text('general.videos', { smart_count: videoCount }),
  ];
  const facts = [
    { name: text('weddings.mediaCount'), value: counts.join(', ') },
    {
      name: text('weddings.storage'),
      value: formatStorage(storageBytes, language),
    },
    {
      name: text('weddings.lastUpload'),
      value: lastUploadAt
        ? formatShortMoment(lastUploadAt, language)
        : text('general.never'),
    },
    {
      name: text('weddings.created'),
      value: formatShortMoment(created_at, language),
    },
    ...(failedCount > 0
      ? [
          {
            name: text('weddings.failed'),
            value: formatCount(failedCount, language),
          },
        ]
      : []),
  ];
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
      }}
    >
      {facts.map(({ name, value }) => (
        <Card
          key={name}
          component="div"
          sx={{
            p: 2,
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
