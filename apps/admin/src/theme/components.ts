import type { CheckboxProps } from '@mui/material';
import type { ThemeOptions } from '@mui/material/styles';
import { focusParts, outlineOf } from './focus-mark';
import { HelperText } from './helper-text';
import { listParts } from './list-parts';

type OwnProps = { 'aria-label'?: string };

/** Labels the input instead of react-admin's span, for screen readers. */
const labelOfInput = {
  input: (props: OwnProps) =>
    props['aria-label'] ? { 'aria-label': props['aria-label'] } : {},
  root: (props: OwnProps) =>
    props['aria-label'] ? { 'aria-label': undefined } : {},
} as NonNullable<CheckboxProps['slotProps']>;

/** MUI components in the product's look. */
export const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      'a:focus-visible, summary:focus-visible': outlineOf(theme),
      html: { scrollPaddingBottom: 'var(--toasts-height, 0px)' },
      body: { fontVariantNumeric: 'tabular-nums' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          transitionDuration: '0.01ms !important',
        },
      },
    }),
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.palette.divider }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: { minHeight: 36 },
      contained: { borderRadius: 999, paddingInline: 20 },
      outlined: { borderRadius: 999 },
      sizeSmall: { minHeight: 32 },
    },
  },
  MuiCheckbox: {
    defaultProps: { slotProps: labelOfInput, disableFocusRipple: true },
  },
  MuiTextField: {
    defaultProps: {
      variant: 'outlined',
      size: 'small',
      fullWidth: true,
      slots: { formHelperText: HelperText },
    },
  },
  RaTextInput: { defaultProps: { helperText: false } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small' } },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 16,
        border: `1px solid ${theme.palette.divider}`,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: { root: { paddingTop: 24 } },
  },
  MuiDialogActions: {
    styleOverrides: { root: { padding: '8px 24px 20px', gap: 8 } },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderColor: theme.palette.divider,
        paddingBlock: 10,
      }),
      head: ({ theme }) => ({
        color: theme.palette.text.secondary,
        fontSize: '0.8125rem',
        fontWeight: 600,
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiTab: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // An outer outline would be clipped.
        '&.Mui-focusVisible': { outlineOffset: -4 },
        minHeight: 48,
        minWidth: 'auto',
        paddingInline: 14,
        fontWeight: 500,
        letterSpacing: 0,
        whiteSpace: 'nowrap',
        // All buttons fit in the row of a tablet or small laptop.
        [theme.breakpoints.between('md', 'lg')]: {
          paddingInline: 'clamp(4px, (100vw - 850px) / 24, 14px)',
          fontSize: '0.8125rem',
        },
        [theme.breakpoints.between('sm', 'md')]: {
          paddingInline: 3,
          fontSize: '0.71875rem',
        },
      }),
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: { fontSize: '0.8125rem' } },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState: { severity }, theme: { palette } }) => ({
        borderRadius: 12,
        ...(severity === 'error' && {
          color: palette.error.main,
          backgroundColor: palette.error.light,
        }),
      }),
    },
  },
  ...focusParts,
  ...listParts,
};
