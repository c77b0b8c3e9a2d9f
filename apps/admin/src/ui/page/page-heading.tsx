import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text';

interface Props {
  title: string;
  /** A line below it. */
  detail?: string;
  /** What can be done on this page. */
  children?: ReactNode;
}

/** What this page is; it names the browser's tab as well. */
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
