import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  name: string;
  value: string;
  /** Whether staff have to act. */
  isBad?: boolean;
  children?: ReactNode;
}

/** A figure with an explanation. */
export function FigureCard({ name, value, isBad = false, children }: Props) {
  return (
    <Card component="div" sx={{ p: 2 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <Typography
          component="p"
          variant="h2"
          color={isBad ? 'error' : 'textPrimary'}
        >
          {value}
        </Typography>
        <Typography
          component="div"
          variant="body2"
          color="textSecondary"
          sx={{ '& a': { color: 'primary.main' } }}
        >
          {children}
        </Typography>
      </Box>
    </Card>
  );
}
