import type { ThemeOptions } from '@mui/material/styles';
import { components } from './components';
import { darkPalette, lightPalette } from './palette';

const SANS =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";
const SERIF = "'Noto Serif Display', Georgia, 'Noto Serif', serif";
const heading = {
  fontFamily: SERIF,
  fontWeight: 500,
  letterSpacing: '-0.005em',
};

const shared: ThemeOptions = {
  typography: {
    fontFamily: SANS,
    h1: { ...heading, fontSize: '1.75rem', lineHeight: 1.2 },
    h2: { ...heading, fontSize: '1.375rem', lineHeight: 1.3 },
    h3: { ...heading, fontSize: '1.125rem', lineHeight: 1.35 },
    h5: { ...heading, fontSize: '1.375rem' },
    h6: { ...heading, fontSize: '1.125rem' },
    body2: { fontSize: '0.875rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  shape: { borderRadius: 12 },
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1240, xl: 1600 } },
  transitions: {
    duration: {
      enteringScreen: 200,
      leavingScreen: 150,
      standard: 200,
      short: 150,
    },
  },
  components,
};

export const lightTheme: ThemeOptions = { ...shared, palette: lightPalette };
export const darkTheme: ThemeOptions = { ...shared, palette: darkPalette };
