import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text';

interface Props {
  title: string;
  detail?: string;
  children?: ReactNode;
}

/** The page's heading and the tab's title. */
export function PageHeading({ title, detail, children }: Props) {
  const text = useText();
  const name = text('title');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        mb: 2.5,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        {detail && (
          <Typography color="textSecondary" sx={{ mt: 0.5 }}>
            {detail}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}
