import { Checkbox, FormControlLabel } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';

/** Selects all files of this page, or none. */
export function SelectPage() {
  const text = useText();
  const { data = [], onSelect, onUnselectItems, selectedIds } = useListContext<PanelMedia>();
  const count = data.filter(({ id }) => selectedIds.includes(id)).length;
  const isAll = count > 0 && count === data.length;
  return (
    <FormControlLabel
      sx={{ mb: 1 }}
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() => (isAll ? onUnselectItems() : onSelect(data.map(({ id }) => id)))}
        />
      }
      label={text('general.selectPage')}
    />
  );
}
