import { useMediaQuery, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';

export interface Bar {
  label: string;
  value: number;
}

interface Props {
  bars: Bar[];
  /** The unit in the tooltip. */
  unit: string;
  format: (value: number) => string;
}

const HEIGHT_PX = 240;

/** Loaded by `Chart`, which adds a table for screen readers. */
export function BarDrawing({ bars, unit, format }: Props) {
  const { palette } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', {
    noSsr: true,
  });
  return (
    <BarChart
      height={HEIGHT_PX}
      margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      hideLegend
      skipAnimation={isStill}
      disableKeyboardNavigation
      grid={{ horizontal: true }}
      borderRadius={4}
      colors={[palette.primary.main]}
      xAxis={[{ scaleType: 'band', data: bars.map(({ label }) => label) }]}
      yAxis={[{ width: 64, valueFormatter: format, tickNumber: 4 }]}
      series={[
        {
          label: unit,
          data: bars.map(({ value }) => value),
          valueFormatter: (value) => format(value ?? 0),
        },
      ]}
    />
  );
}
