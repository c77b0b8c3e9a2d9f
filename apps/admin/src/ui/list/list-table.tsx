import {
  Card,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type SxProps,
  type Theme,
} from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden';

interface Props {
  /** What the rows are; the table is scrolled sideways under this name where it has no room. */
  label: string;
  columns: string[];
  isDense?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A table of what is read only or has its actions in the row; on phones each row is a few lines, one cell each. */
export function ListTable({
  label,
  columns,
  isDense = false,
  children,
}: Props) {
  return (
    <TableContainer
      component={Card}
      tabIndex={0}
      role="region"
      aria-label={label}
      sx={stackedOnPhones}
    >
      <Table size={isDense ? 'small' : 'medium'}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

const stackedOnPhones: SxProps<Theme> = ({ breakpoints, palette }) => ({
  [breakpoints.down('sm')]: {
    '& table, & tbody, & tr, & td': { display: 'block' },
    '& thead': visuallyHidden,
    // Below each other, else the last of many columns is beyond the window.
    '& thead th': { display: 'block', padding: 0 },
    '& tr': { paddingBlock: '10px' },
    '& tr + tr': { borderTop: `1px solid ${palette.divider}` },
    '& td': {
      border: 0,
      padding: '2px 16px',
      minWidth: 0,
      whiteSpace: 'normal',
    },
    '& td:first-of-type': { fontWeight: 600 },
  },
});
