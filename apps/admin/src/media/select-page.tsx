import { Checkbox, FormControlLabel } from '@mui/material';
import type { PanelMedia } from '@hatira/contract';
import { useListContext } from 'react-admin';
import { useText } from '../i18n/use-text';
import { useSelectedRows } from '../ui/list/use-selected-rows';

export function SelectPage() {
  const text = useText();
  const { data = [], onSelect } = useListContext<PanelMedia>();
  const { selected, clear } = useSelectedRows<PanelMedia>();
  const count = selected.length;
  const isAll = count > 0 && count === data.length;
  return (
    <FormControlLabel
      sx={{ mb: 1 }}
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() =>
            isAll ? clear() : onSelect(data.map(({ id }) => id))
          }
        />
      }
      label={text('general.selectPage')}
    />
  );
}
