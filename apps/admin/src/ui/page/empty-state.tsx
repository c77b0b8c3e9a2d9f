import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Ornament } from './ornament';

interface Props {
  title: string;
  help?: string;
  children?: ReactNode;
}

export function EmptyState({ title, help, children }: Props) {
  return (
    <Box sx={{ textAlign: 'center', px: 2, py: 6 }}>
      <Ornament />
      <Typography variant="h3" component="p" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {help && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {help}
        </Typography>
      )}
      {children && <Box sx={{ mt: 2.5 }}>{children}</Box>}
    </Box>
  );
}
