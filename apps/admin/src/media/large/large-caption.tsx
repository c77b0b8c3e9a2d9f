import Download from '@mui/icons-material/Download';
import { Box, Button, Typography } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { Link, useLocale } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { formatMegabytes, formatMoment } from '../../ui/format';
import { FailedNotice } from '../failed-notice';
import { GuestNote } from '../guest-note';
import { isFailed } from '../is-failed';
import { SoundChip } from '../sound-chip';

interface Props {
  item: PanelMedia;
  showsWedding: boolean;
}

/** The whole note, the file's facts, and the ways from it. */
export function LargeCaption({ item, showsWedding }: Props) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { createdAt, deletedAt, fileName, fileSize } = item;
  return (
    <Box
      sx={{
        flex: '0 1 auto',
        maxHeight: '40%',
        overflowY: 'auto',
        px: { xs: 2, sm: 3 },
        py: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 2,
        alignItems: 'start',
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 1 }}>
        <GuestNote note={item.note} />
        <Typography variant="body2" color="textSecondary">
          {formatMegabytes(fileSize, language)} ·{' '}
          {formatMoment(createdAt, language)}
        </Typography>
        {showsWedding && (
          <Link
            to={`/weddings/${item.weddingHash}/show`}
            variant="body2"
            sx={{ overflowWrap: 'anywhere', justifySelf: 'start' }}
          >
            {item.weddingPath}
          </Link>
        )}
        {item.isSoundOnly && <SoundChip />}
        {isFailed(item) && <FailedNotice item={item} />}
      </Box>
      {!deletedAt && (
        <Button
          component="a"
          href={item.storageUrl}
          download={fileName}
          variant="outlined"
          startIcon={<Download />}
        >
          {text('media.large.download')}
        </Button>
      )}
    </Box>
  );
}
