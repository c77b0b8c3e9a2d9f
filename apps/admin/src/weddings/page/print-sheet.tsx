import { GlobalStyles } from '@mui/material';
import { PrintedPage } from '../../ui/page/printed-page';

export interface Sheet {
  qr: string;
  names: string[];
  date: string | undefined;
  line: string;
}

const styles = {
  '@media print': {
    '.print-sheet': { textAlign: 'center' },
    '.print-sheet img': {
      width: '110mm',
      height: '110mm',
      margin: '12mm auto',
      display: 'block',
    },
    '.print-sheet .names': { fontSize: '30pt', margin: 0 },
    '.print-sheet .line': { fontSize: '16pt', margin: '4mm 0 0' },
  },
};

export function PrintSheet({ qr, names, date, line }: Sheet) {
  return (
    <PrintedPage>
      <div className="print-sheet">
        <GlobalStyles styles={styles} />
        <p className="names">{names.join(' & ')}</p>
        {date && <p className="line">{date}</p>}
        <img src={qr} alt="" />
        <p className="line">{line}</p>
      </div>
    </PrintedPage>
  );
}
