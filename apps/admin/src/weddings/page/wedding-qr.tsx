import { Typography } from '@mui/material';
import type { PanelWedding } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { Section } from '../../ui/page/section';
import { QrCode } from './qr-code';

interface Props {
  wedding: PanelWedding;
  names: string[];
  date: string | undefined;
}

export function WeddingQr({ wedding, names, date }: Props) {
  const text = useText();
  const { hash, weddingPath } = wedding;
  return (
    <Section title={text('weddings.qr')} sx={{ alignSelf: 'start' }}>
      <QrCode
        code={{ hash, page: 'upload' }}
        alt={text('weddings.qrAlt', { wedding: weddingPath })}
        sheet={{ names, date, line: text('weddings.printInvitation') }}
      >
        <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
          {text('weddings.qrHelp')}
        </Typography>
      </QrCode>
    </Section>
  );
}
