import { downloadCSV, useLocale, type Exporter } from 'react-admin';
import { csvText, type Cell } from './csv';

/** Header, and the value of a row. */
export type CsvColumn<Row> = [header: string, value: (row: Row) => Cell];

/** Exports a CSV file named after the list and the day. */
export function useCsvExporter<Row>(
  name: string,
  columns: CsvColumn<Row>[],
): Exporter {
  const language = useLocale() ?? 'tr';
  return (rows: Row[]) => {
    // The session may end while the rows are read.
    if (rows.length === 0) return;
    const header = columns.map(([label]) => label);
    const cells = rows.map((row) => columns.map(([, value]) => value(row)));
    const day = new Date().toLocaleDateString('sv-SE');
    downloadCSV(csvText([header, ...cells], language), `${name} ${day}`);
  };
}
