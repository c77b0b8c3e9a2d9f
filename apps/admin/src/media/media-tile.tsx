import {
  Box,
  Card,
  Checkbox,
  Chip,
  Link as MuiLink,
  Typography,
} from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { Link, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useDeletedText } from '../ui/trash/use-deleted-text';
import { formatMegabytes, formatShortMoment } from '../ui/format';
import { visuallyHidden } from '../ui/visually-hidden';
import { FailedNotice } from './failed-notice';
import { GuestNote } from './guest-note';
import { isFailed } from './is-failed';
import { MediaThumb } from './media-thumb';
import { SoundChip } from './sound-chip';

interface Props {
  item: PanelMedia;
  isSelected: boolean;
  onToggle: () => void;
  onOpen: () => void;
  showsWedding: boolean;
}

export function MediaTile({
  item,
  isSelected,
  onToggle,
  onOpen,
  showsWedding,
}: Props) {
  const text = useText();
  const { exposure, fileName, processing } = item;
  return (
    <Card
      component="li"
      aria-label={fileName}
      sx={{
        listStyle: 'none',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        ...(isSelected && marked),
      }}
    >
      <Checkbox
        checked={isSelected}
        onChange={onToggle}
        size="small"
        aria-label={text('general.select', { name: fileName })}
        sx={{
          position: 'absolute',
          top: 4,
          left: 4,
          p: 0.5,
          zIndex: 1,
          bgcolor: 'background.paper',
          '&:hover': { bgcolor: 'background.paper' },
        }}
      />
      <MediaThumb item={item} onOpen={onOpen} />
      <Box sx={{ p: 1.25, display: 'grid', gap: 0.5, minWidth: 0 }}>
        <FileName item={item} />
        <GuestNote note={item.note} lines={3} />
        <Facts item={item} />
        {showsWedding && (
          <Link
            to={`/weddings/${item.weddingHash}/show`}
            variant="caption"
            sx={{ overflowWrap: 'anywhere' }}
          >
            {item.weddingPath}
          </Link>
        )}
        {exposure !== 'shown' && (
          <Chip
            size="small"
            variant="outlined"
            label={text(`media.exposures.${exposure}.mark`)}
            sx={{ justifySelf: 'start' }}
          />
        )}
        {processing === 'pending' && (
          <Chip
            size="small"
            label={text('media.isPending')}
            sx={{ justifySelf: 'start' }}
          />
        )}
        {item.isSoundOnly && <SoundChip />}
        {isFailed(item) && <FailedNotice item={item} />}
      </Box>
    </Card>
  );
}

function FileName({ item }: { item: PanelMedia }) {
  const text = useText();
  const { deletedAt, fileName, storageUrl } = item;
  return deletedAt ? (
    <Typography variant="body2" sx={name}>
      {fileName}
    </Typography>
  ) : (
    <MuiLink
      href={storageUrl}
      target="_blank"
      rel="noopener"
      variant="body2"
      sx={name}
      title={fileName}
    >
      {fileName}
      <span style={visuallyHidden}> {text('general.opensNewTab')}</span>
    </MuiLink>
  );
}

function Facts({ item }: { item: PanelMedia }) {
  const language = useLocale() ?? 'tr';
  const deletedText = useDeletedText('short');
  const text = useText();
  const { createdAt, deletedAt, fileSize, isTakenBack } = item;
  const lines = [
    formatMegabytes(fileSize, language),
    ...(deletedAt
      ? deletedText(deletedAt)
      : [formatShortMoment(createdAt, language)]),
    ...(isTakenBack ? [text('media.isTakenBack')] : []),
  ];
  return lines.map((line) => (
    <Typography key={line} variant="caption" color="textSecondary">
      {line}
    </Typography>
  ));
}

const marked = { outline: '2px solid', outlineColor: 'primary.main' };
const name = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
