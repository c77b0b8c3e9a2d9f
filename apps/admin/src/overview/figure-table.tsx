import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** Names first, then figures. */
  headers: string[];
  rows: { key: string | number; cells: ReactNode[] }[];
}

/** A short table without sorting; scrolls sideways without room. */
export function FigureTable({ label, headers, rows }: Props) {
  return (
    <Box sx={{ overflowX: 'auto', mx: { xs: -2, sm: -1 } }}>
      <Table
        size="small"
        aria-label={label}
        sx={{
          '& .MuiTableCell-root:not(:first-of-type)': {
            pl: { xs: 0.5, sm: 2 },
          },
        }}
      >
        <TableHead>
          <TableRow>
            {headers.map((header, index) => (
              <TableCell key={header} align={index === 0 ? 'left' : 'right'}>
                {header}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <TableRow key={key}>
              <TableCell
                component="th"
                scope="row"
                // Wide enough for a word of the queues on a phone.
                sx={{ overflowWrap: 'anywhere', minWidth: '7rem' }}
              >
                {name}
              </TableCell>
              {figures.map((figure, index) => (
                <TableCell
                  key={headers[index + 1]}
                  align="right"
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {figure}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
