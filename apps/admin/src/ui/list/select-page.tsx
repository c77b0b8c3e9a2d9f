import { Checkbox, FormControlLabel } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useSelectedRows } from './use-selected-rows';

/** Selects the rows in view where no table has a box for it. */
export function SelectPage() {
  const text = useText();
  const { data = [], onSelect } = useListContext<RaRecord>();
  const { selected, clear } = useSelectedRows<RaRecord>();
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
