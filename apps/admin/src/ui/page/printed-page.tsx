import { GlobalStyles } from '@mui/material';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const styles = {
  '.printed-page': { display: 'none' },
  '@media print': {
    '@page': { margin: '20mm' },
    body: { background: '#fff !important' },
    // The page opened last is printed.
    'body > :not(.printed-page), body > .printed-page:has(~ .printed-page)': {
      display: 'none !important',
    },
    '.printed-page': {
      display: 'block',
      color: '#2b2622',
      fontFamily: "'Noto Serif Display', Georgia, serif",
    },
  },
};

/** Prints its content instead of the panel; hidden on the screen. */
export function PrintedPage({ children }: { children: ReactNode }) {
  return createPortal(
    <div className="printed-page" aria-hidden>
      <GlobalStyles styles={styles} />
      {children}
    </div>,
    document.body,
  );
}
