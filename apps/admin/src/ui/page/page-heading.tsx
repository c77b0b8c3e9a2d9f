import { Box, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text';

interface Props {
  title: string;
  /** What can be done on this page. */
  children?: ReactNode;
}

/** What this page is; it names the browser's tab as well. */
export function PageHeading({ title, children }: Props) {
  const text = useText();
  const name = text('title');
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2.5 }}>
      <Typography variant="h1" tabIndex={-1} sx={{ flexGrow: 1, overflowWrap: 'anywhere', outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
