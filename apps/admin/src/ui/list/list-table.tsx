import { Card, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  /** What the rows are; the table is scrolled sideways under this name where it has no room. */
  label: string;
  columns: string[];
  isDense?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** A table of what is read only or has its actions in the row. */
export function ListTable({ label, columns, isDense = false, children }: Props) {
  return (
    <TableContainer component={Card} tabIndex={0} role="region" aria-label={label}>
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
