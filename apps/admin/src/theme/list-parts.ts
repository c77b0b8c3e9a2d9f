import type { ThemeOptions } from '@mui/material/styles';
import type {} from 'react-admin';

/** react-admin's lists in the panel's look. */
export const listParts: ThemeOptions['components'] = {
  RaList: {
    defaultProps: { component: 'div', title: false },
    styleOverrides: {
      // A wide table would push the page sideways.
      root: { '& .RaList-main': { minWidth: 0 } },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 16,
        alignItems: 'center',
        marginBottom: 16,
        [theme.breakpoints.down('sm')]: {
          flexDirection: 'row',
          flexWrap: 'wrap',
          rowGap: 4,
          backgroundColor: 'transparent',
        },
      }),
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: ({ theme }) => ({
        flex: '1 1 auto',
        gap: 16,
        alignItems: 'center',
        padding: 0,
        [theme.breakpoints.up('sm')]: { minHeight: 0 },
        [theme.breakpoints.up('md')]: { flex: '1 1 0' },
        '& .RaFilterForm-clearFix': { display: 'none' },
        '& .RaFilterForm-filterFormInput .MuiFormControl-root': { margin: 0 },
      }),
    },
  },
  RaFilterFormInput: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '&[data-source=q]': { flex: '1 1 220px', maxWidth: 360 },
        '&[data-source=action]': { flex: '1 1 200px', maxWidth: 280 },
        '&[data-source=weddingHash]': {
          flex: '2 1 200px',
          '& .MuiAutocomplete-root': { width: '100%', minWidth: 0 },
        },
        // Two fit side by side on a phone.
        '&[data-source=kind]': { flex: '1 1 136px', maxWidth: 160 },
        '&[data-source^=uploaded]': { flex: '1 1 150px', maxWidth: 200 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 0,
        flexWrap: 'wrap',
        alignItems: 'center',
        padding: 0,
        [theme.breakpoints.down('md')]: { flex: '0 1 auto' },
        [theme.breakpoints.down('sm')]: { backgroundColor: 'transparent' },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      // Buttons wrap on phones and stay in view.
      root: ({ theme }) => ({
        position: 'sticky',
        top: 8,
        zIndex: 5,
        marginBottom: 16,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          flexWrap: 'wrap',
          gap: 8,
          height: 'auto',
          minHeight: 0,
          padding: '8px 16px',
          transform: 'none',
          color: theme.palette.text.primary,
          backgroundColor: theme.palette.background.paper,
          border: `1px solid ${theme.palette.divider}`,
          borderRadius: 12,
          boxShadow: theme.shadows[6],
        },
        '& .RaBulkActionsToolbar-title': { flex: '0 1 auto', minWidth: 0 },
        '& .RaBulkActionsToolbar-topToolbar': {
          padding: 0,
          whiteSpace: 'normal',
        },
      }),
    },
  },
  RaDataTable: {
    styleOverrides: {
      root: ({ theme }) => ({
        // The table scrolls sideways, not the page.
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        [theme.breakpoints.down('sm')]: {
          '& table, & tbody, & tr, & td': { display: 'block' },
          '& thead': { display: 'none' },
          '& tr': { paddingBlock: 10 },
          '& tr + tr': { borderTop: `1px solid ${theme.palette.divider}` },
          '& td': {
            border: 0,
            padding: '2px 16px',
            minWidth: 0,
            whiteSpace: 'normal',
          },
          '& td:first-of-type': { fontWeight: 600 },
        },
      }),
    },
  },
};
