import Close from '@mui/icons-material/Close';
import { Box, IconButton, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text';

interface Props {
  titleId: string;
  title: string;
  /** Position in the page. */
  place: string;
  onClose: () => void;
}

export function LargeHeader({ titleId, title, place, onClose }: Props) {
  const text = useText();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 1.5, sm: 2.5 },
        py: 1,
      }}
    >
      <Typography
        id={titleId}
        variant="h3"
        component="h2"
        sx={{
          flex: '1 1 auto',
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {title}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {place}
      </Typography>
      <IconButton aria-label={text('general.close')} onClick={onClose}>
        <Close />
      </IconButton>
    </Box>
  );
}
