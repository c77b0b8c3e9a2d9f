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
  /** Names the region that scrolls sideways. */
  label: string;
  columns: string[];
  isDense?: boolean;
  children: ReactNode;
}

/** A table without selection; on phones each cell of a row is a line. */
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
    // One below the other, as the last of many columns would be out of view.
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
