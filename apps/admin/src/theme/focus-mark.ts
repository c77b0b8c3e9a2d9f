import type { Theme, ThemeOptions } from '@mui/material/styles';

const still = { disableFocusRipple: true };
/** The container would clip an outer outline. */
const inner = { '&.Mui-focusVisible': { outlineOffset: -2 } };

export function outlineOf(theme: Theme) {
  return {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: 2,
  };
}

/** The focus looks as on guests' pages; MUI's pulsating ripple is off. */
export const focusParts: ThemeOptions['components'] = {
  MuiButtonBase: {
    styleOverrides: {
      root: ({ theme }) => ({ '&.Mui-focusVisible': outlineOf(theme) }),
    },
  },
  MuiIconButton: { defaultProps: still },
  MuiToggleButton: { defaultProps: still },
  MuiRadio: { defaultProps: still },
  MuiSwitch: { defaultProps: still },
  MuiMenuItem: { styleOverrides: { root: inner } },
  MuiTableSortLabel: { styleOverrides: { root: { borderRadius: 2 } } },
};
