import { Box } from '@mui/material';
import { useText } from '../../i18n/use-text';
import { SelectPage } from '../../ui/list/select-page';
import { SortSelect } from '../../ui/list/sort-select';

/** The parts of a table's header that cards lack. */
export function CardControls() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        mb: 2,
      }}
    >
      <SelectPage />
      <SortSelect choices={useChoices()} />
    </Box>
  );
}

function useChoices() {
  const text = useText();
  return [
    { field: 'nextDate', order: 'ASC', label: text('weddingList.nextFirst') },
    { field: 'nextDate', order: 'DESC', label: text('weddingList.lastDate') },
    { field: 'created_at', order: 'DESC', label: text('weddingList.newest') },
    { field: 'created_at', order: 'ASC', label: text('weddingList.oldest') },
    {
      field: 'lastUploadAt',
      order: 'DESC',
      label: text('weddingList.lastUploads'),
    },
    {
      field: 'mediaCount',
      order: 'DESC',
      label: text('weddingList.mostFiles'),
    },
    {
      field: 'storageBytes',
      order: 'DESC',
      label: text('weddingList.largest'),
    },
    { field: 'weddingPath', order: 'ASC', label: text('weddingList.pathUp') },
    {
      field: 'weddingPath',
      order: 'DESC',
      label: text('weddingList.pathDown'),
    },
  ] as const;
}
