import { GlobalStyles } from '@mui/material';
import { createPortal } from 'react-dom';
import { useText } from '../../i18n/use-text';

interface Props {
  /** Address of the code's picture. */
  qr: string;
  names: string[];
  date: string | undefined;
}

const styles = {
  '.print-sheet': { display: 'none' },
  '@media print': {
    '@page': { margin: '20mm' },
    body: { background: '#fff !important' },
    'body > :not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': {
      display: 'block',
      color: '#2b2622',
      textAlign: 'center',
      fontFamily: "'Noto Serif Display', Georgia, serif",
    },
    '.print-sheet img': { width: '110mm', height: '110mm', margin: '12mm auto', display: 'block' },
    '.print-sheet .names': { fontSize: '30pt', margin: 0 },
    '.print-sheet .line': { fontSize: '16pt', margin: '4mm 0 0' },
  },
};

/** What comes out of the printer: names, date, the code and one line, instead of the panel. */
export function PrintSheet({ qr, names, date }: Props) {
  const text = useText();
  return createPortal(
    <div className="print-sheet" aria-hidden>
      <GlobalStyles styles={styles} />
      <p className="names">{names.join(' & ')}</p>
      {date && <p className="line">{date}</p>}
      <img src={qr} alt="" />
      <p className="line">{text('weddings.printInvitation')}</p>
    </div>,
    document.body,
  );
}
