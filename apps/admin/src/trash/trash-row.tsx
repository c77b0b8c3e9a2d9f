import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { formatMoment } from '../ui/format';

interface Props {
  name: string;
  detail: string;
  deletedAt: string | null;
  /** What can be done with it. */
  children: ReactNode;
}

/** Something in the trash. */
export function TrashRow({ name, detail, deletedAt, children }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  return (
    <Card
      component="li"
      sx={{ listStyle: 'none', p: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {detail}
          {deletedAt && ` · ${text('trash.deletedAt', { date: formatMoment(deletedAt, language) })}`}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Card>
  );
}
