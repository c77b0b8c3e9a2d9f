import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { STAFF_API, type PanelWedding } from '@hatira/contract';
import { useText } from '../../i18n/use-text';
import { Section } from '../../ui/page/section';
import { isPrivateHost } from './private-host';
import { PrintSheet } from './print-sheet';

interface Props {
  wedding: PanelWedding;
  names: string[];
  date: string | undefined;
}

/** The upload page's address as a code for cards and the entrance. */
export function WeddingQr({ wedding, names, date }: Props) {
  const text = useText();
  const { hash, weddingPath } = wedding;
  const svg = STAFF_API.weddingQr(hash, 'svg');
  const alt = text('weddings.qrAlt', { wedding: weddingPath });
  return (
    <Section title={text('weddings.qr')} sx={{ alignSelf: 'start' }}>
      <Box sx={{ bgcolor: '#fff', p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider', maxWidth: 260 }}>
        <Box component="img" src={svg} alt={alt} sx={{ width: '100%', aspectRatio: '1', display: 'block' }} />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
        {text('weddings.qrHelp')}
      </Typography>
      {isPrivateHost(location.hostname) && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {text('weddings.qrPrivate', { host: location.host })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['svg', 'png'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            variant="outlined"
            component="a"
            href={STAFF_API.weddingQr(hash, format)}
            download
            startIcon={<DownloadOutlined />}
          >
            {text(format === 'svg' ? 'weddings.downloadSvg' : 'weddings.downloadPng')}
          </Button>
        ))}
        <Button size="small" variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
          {text('weddings.print')}
        </Button>
      </Box>
      <PrintSheet qr={svg} names={names} date={date} />
    </Section>
  );
}
