import ContentCopy from '@mui/icons-material/ContentCopy';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useGetIdentity, useLocale } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useCopy } from '../ui/feedback/use-copy';
import { formatMoment } from '../ui/format';
import { LeaveQuestion } from '../ui/page/leave-question';
import { PrintedPage } from '../ui/page/printed-page';

interface Props {
  codes: string[];
  onKept: () => void;
}

export function RecoveryCodes({ codes, onKept }: Props) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <Alert
        severity="warning"
        sx={{ '& .MuiAlert-message': { width: '100%' } }}
      >
        <Typography
          component="h3"
          variant="h3"
          ref={heading}
          tabIndex={-1}
          data-next-place
          sx={{ mb: 0.5, outline: 'none' }}
        >
          {text('secondFactor.codesTitle')}
        </Typography>
        <Typography variant="body2">
          {text('secondFactor.enabled')} {text('secondFactor.codesHelp')}
        </Typography>
        <Box
          component="ul"
          aria-label={text('secondFactor.codesTitle')}
          sx={LIST}
        >
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Box>
        <Keeping codes={codes} />
      </Alert>
      <Button variant="contained" onClick={onKept} sx={{ mt: 2.5 }}>
        {text('secondFactor.kept')}
      </Button>
      <LeaveQuestion isAsked body={text('secondFactor.leaveBody')} />
    </>
  );
}

const LIST = {
  listStyle: 'none',
  p: 0,
  my: 2,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  columnGap: 2,
  rowGap: 0.75,
  '& code': { fontFamily: 'monospace', fontSize: '1.0625rem' },
} as const;

function Keeping({ codes }: { codes: string[] }) {
  const text = useText();
  const copy = useCopy();
  const { title, lines, file } = useSheet(codes);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<ContentCopy />}
        onClick={() => void copy(file)}
      >
        {text('general.copy')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<DownloadOutlined />}
        component="a"
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
        download={text('secondFactor.fileName')}
      >
        {text('secondFactor.download')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        startIcon={<PrintOutlined />}
        onClick={() => window.print()}
      >
        {text('secondFactor.print')}
      </Button>
      <PrintedPage>
        <h1>{title}</h1>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul
          style={{
            listStyle: 'none',
            padding: 0,
            columns: 2,
            font: '15pt/2 monospace',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </PrintedPage>
    </Box>
  );
}

function useSheet(codes: string[]) {
  const text = useText();
  const language = useLocale() ?? 'tr';
  const { identity } = useGetIdentity();
  const title = `${text('title')}: ${text('secondFactor.codesTitle')}`;
  const lines = [
    identity?.fullName ?? '',
    formatMoment(new Date().toISOString(), language),
    text('secondFactor.sheetHelp'),
  ];
  return {
    title,
    lines,
    file: [title, ...lines, '', ...codes, ''].join('\r\n'),
  };
}
