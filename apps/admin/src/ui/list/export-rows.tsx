import Download from '@mui/icons-material/Download';
import { CircularProgress } from '@mui/material';
import { useState } from 'react';
import {
  ExportButton,
  ListContextProvider,
  useDataProvider,
  useListContext,
  useNotify,
  useTranslate,
  type Identifier,
  type RaRecord,
} from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useFilterValues, type FilterValues } from './use-filter-values';

/** The server's maximum at once. */
const PAGE_ROWS = 1_000;
const MAX_ROWS = 10_000;

/** Exports the list with its filters and order, in pages, up to 10,000 rows. */
export function ExportRows() {
  const context = useListContext();
  const read = useRows();
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const getData = async () => {
    // A disabled button would lose the focus.
    if (isBusy) return [];
    setBusy(true);
    return read().finally(() => setBusy(false));
  };
  return (
    <ListContextProvider value={{ ...context, getData }}>
      <ExportButton
        // On phones react-admin names only an enabled button.
        aria-label={translate('ra.action.export')}
        aria-busy={isBusy}
        icon={
          isBusy ? (
            <CircularProgress size={18} color="inherit" aria-hidden />
          ) : (
            <Download />
          )
        }
      />
    </ListContextProvider>
  );
}

function useRows(): () => Promise<RaRecord[]> {
  const text = useText();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const filterValues = useFilterValues();
  const { filter, resource, sort } = useListContext();
  return async () => {
    // Rows may move between pages.
    const rows = new Map<Identifier, RaRecord>();
    for (let page = 1; page <= MAX_ROWS / PAGE_ROWS; page++) {
      const { data } = await dataProvider.getList<RaRecord>(resource, {
        sort,
        filter: { ...filterValues, ...(filter as FilterValues) },
        pagination: { page, perPage: PAGE_ROWS },
      });
      for (const row of data) rows.set(row.id, row);
      if (data.length < PAGE_ROWS) return [...rows.values()];
    }
    notify(text('export.cut', { smart_count: MAX_ROWS }), { type: 'info' });
    return [...rows.values()];
  };
}
