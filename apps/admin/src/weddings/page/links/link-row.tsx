import ContentCopy from '@mui/icons-material/ContentCopy';
import {
  Box,
  IconButton,
  Link as MuiLink,
  Tooltip,
  Typography,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text';
import { useCopy } from '../../../ui/feedback/use-copy';

interface Props {
  name: string;
  path: string;
  /** Distinguishes links of the same name for screen readers. */
  of?: string;
  /** The part after the copy button. */
  children?: ReactNode;
}

export function LinkRow({ name, path, of, children }: Props) {
  const text = useText();
  const copy = useCopy();
  const address = location.origin + path;
  const label = text('weddings.copyLink', {
    name: of === undefined ? name : `${of}, ${name}`,
  });
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      {/* On a phone the buttons stand below the address. */}
      <Box sx={{ minWidth: 0, flex: '1 1 11rem' }}>
        <Typography variant="body2" color="textSecondary">
          {name}
        </Typography>
        <MuiLink
          href={path}
          target="_blank"
          rel="noopener"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {decodeURI(address)}
        </MuiLink>
      </Box>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => void copy(address)}>
          <ContentCopy fontSize="small" />
        </IconButton>
      </Tooltip>
      {children}
    </Box>
  );
}

export const linkList = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1.5,
} as const;
