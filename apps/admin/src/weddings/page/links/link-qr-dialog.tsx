import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { uploadHeading, type PanelWedding } from '@hatira/contract';
import { useId } from 'react';
import { useText } from '../../../i18n/use-text';
import { QrCode } from '../qr-code';

interface Props {
  wedding: PanelWedding;
  page: 'couple' | 'relatives';
  name: string;
  onClose: () => void;
}

export function LinkQrDialog({ wedding, page, name, onClose }: Props) {
  const text = useText();
  const titleId = useId();
  const { hash, weddingPath } = wedding;
  const { date, names } = uploadHeading(wedding);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} variant="h3">
        {name}
      </DialogTitle>
      <DialogContent>
        <QrCode
          code={{ hash, page }}
          alt={text('weddings.qrLinkAlt', { link: name, wedding: weddingPath })}
          sheet={{ names, date, line: text('weddings.printGallery') }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
            {text('weddings.qrLinkHelp')}
          </Typography>
        </QrCode>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('general.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
