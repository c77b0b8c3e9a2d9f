import Replay from '@mui/icons-material/Replay';
import { Box, Button, Typography } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useText } from '../i18n/use-text';
import { reasonText } from './failure-reason';
import { useMediaRetry } from './use-media-retry';

export function FailedNotice({ item }: { item: PanelMedia }) {
  const text = useText();
  const { mutate: retry } = useMediaRetry();
  const { deletedAt, fileName, id, processingReason } = item;
  return (
    <Box
      sx={{
        color: 'error.main',
        bgcolor: 'error.light',
        borderRadius: 0.75,
        p: 1,
      }}
    >
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {text('media.isFailed')}
      </Typography>
      <Typography variant="caption" component="p">
        {text(reasonText(processingReason))}
      </Typography>
      {processingReason && (
        <Typography
          component="details"
          sx={{ fontSize: '0.75rem', lineHeight: 1.4, mt: 0.5 }}
        >
          <summary>{text('media.programReason')}</summary>
          <span lang="en" style={{ overflowWrap: 'anywhere' }}>
            {processingReason}
          </span>
        </Typography>
      )}
      {!deletedAt && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Replay />}
          sx={{ mt: 1, px: 1, whiteSpace: 'nowrap' }}
          aria-label={text('media.retryFor', { name: fileName })}
          onClick={() => retry([id])}
        >
          {text('media.retry')}
        </Button>
      )}
    </Box>
  );
}
