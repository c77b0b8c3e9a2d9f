import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button } from '@mui/material';
import { STAFF_API, type QrPage } from '@hatira/contract';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text';
import { isPrivateHost } from './private-host';
import { PrintSheet, type Sheet } from './print-sheet';

interface Props {
  code: { hash: number; page: QrPage };
  alt: string;
  sheet: Omit<Sheet, 'qr'>;
  children: ReactNode;
}

export function QrCode({ code: { hash, page }, alt, sheet, children }: Props) {
  const text = useText();
  const svg = STAFF_API.weddingQr(hash, 'svg', page);
  return (
    <>
      <Box
        sx={{
          bgcolor: '#fff',
          p: 1.5,
          borderRadius: 1,
          border: 1,
          borderColor: 'divider',
          maxWidth: 260,
        }}
      >
        <Box
          component="img"
          src={svg}
          alt={alt}
          sx={{ width: '100%', aspectRatio: '1', display: 'block' }}
        />
      </Box>
      {children}
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
            href={STAFF_API.weddingQr(hash, format, page)}
            download
            startIcon={<DownloadOutlined />}
          >
            {text(
              format === 'svg'
                ? 'weddings.downloadSvg'
                : 'weddings.downloadPng',
            )}
          </Button>
        ))}
        <Button
          size="small"
          variant="outlined"
          startIcon={<PrintOutlined />}
          onClick={() => window.print()}
        >
          {text('weddings.print')}
        </Button>
      </Box>
      <PrintSheet qr={svg} {...sheet} />
    </>
  );
}
