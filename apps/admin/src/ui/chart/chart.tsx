import { Box, Skeleton } from '@mui/material';
import { lazy, Suspense } from 'react';
import { visuallyHidden } from '../visually-hidden';
import type { Bar } from './bar-chart';

/** Loads with the first chart. */
const BarDrawing = lazy(() =>
  import('./bar-chart').then((m) => ({ default: m.BarDrawing })),
);
const HEIGHT_PX = 240;

interface Props {
  /** The table's caption and headers, for screen readers. */
  title: string;
  label: string;
  unit: string;
  bars: Bar[];
  format: (value: number) => string;
}

/** A bar chart, and a table for screen readers. */
export function Chart({ title, label, unit, bars, format }: Props) {
  return (
    <>
      <Box aria-hidden sx={{ minHeight: HEIGHT_PX }} data-chart>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT_PX} />}>
          <BarDrawing bars={bars} unit={unit} format={format} />
        </Suspense>
      </Box>
      <div style={visuallyHidden}>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{label}</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{format(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
