import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import type { DeletionValidation, PanelWedding } from '@hatira/contract';
import { useId } from 'react';
import { Link } from 'react-admin';
import { useText } from '../i18n/use-text';

export interface ProtectedWedding {
  wedding: PanelWedding;
  details: DeletionValidation['details'];
}

interface Props extends ProtectedWedding {
  isOpen: boolean;
  onClose: () => void;
}

export function ProtectedAlert({ wedding, details, isOpen, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const bodyId = useId();
  const { background, media } = details;
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle
        id={titleId}
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          overflowWrap: 'anywhere',
        }}
      >
        <ShieldOutlined color="secondary" fontSize="large" aria-hidden />
        {text('weddings.protectedTitle', { wedding: wedding.weddingPath })}
      </DialogTitle>
      <DialogContent id={bodyId}>
        <Typography>{text('weddings.protectedBody')}</Typography>
        <Typography component="ul" sx={{ pl: 3, mb: 0 }}>
          <li>
            {text('weddings.protectedMedia', { smart_count: media.count })}
          </li>
          <li>
            {text('weddings.protectedBackgrounds', {
              smart_count: background.count,
            })}
          </li>
        </Typography>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {media.count > 0 && (
          <Button
            component={Link}
            to={`/weddings/${wedding.hash}/show`}
            onClick={onClose}
          >
            {text('weddings.toMedia')}
          </Button>
        )}
        {background.count > 0 && (
          <Button
            component={Link}
            to={`/backgrounds?hash=${wedding.hash}`}
            onClick={onClose}
          >
            {text('weddings.toBackground')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {text('general.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
