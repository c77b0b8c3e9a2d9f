import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';

interface Props {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Shows the number of selected rows and their actions; it stays in view. */
export function SelectionBar({ count, onClear, children }: Props) {
  const text = useText();
  if (count === 0) return null;
  return (
    <Paper
      elevation={6}
      sx={{
        position: 'sticky',
        top: 8,
        zIndex: 5,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1,
        mb: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
        {text('general.selected', { smart_count: count })}
      </Typography>
      {children}
      <Box sx={{ flexGrow: 1 }} />
      <Button size="small" color="inherit" onClick={onClear}>
        {text('general.clearSelection')}
      </Button>
    </Paper>
  );
}
