import { Checkbox, FormControlLabel } from '@mui/material';
import { useListContext, type RaRecord } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useSelectedRows } from './use-selected-rows';

interface Props {
  /** A larger selection than this page; unticking ends it. */
  whole?:
    | { isSelected: boolean; setSelected: (isSelected: boolean) => void }
    | undefined;
}

/** Selects the rows in view where no table has a box. */
export function SelectPage({ whole }: Props) {
  const text = useText();
  const { data = [], onSelect } = useListContext<RaRecord>();
  const { selected, clear } = useSelectedRows<RaRecord>();
  const count = selected.length;
  const isWhole = whole?.isSelected === true;
  const isAll = isWhole || (count > 0 && count === data.length);
  const selectNone = () => {
    whole?.setSelected(false);
    clear();
  };
  return (
    <FormControlLabel
      control={
        <Checkbox
          size="small"
          checked={isAll}
          indeterminate={count > 0 && !isAll}
          onChange={() =>
            isAll ? selectNone() : onSelect(data.map(({ id }) => id))
          }
        />
      }
      label={text('general.selectPage')}
    />
  );
}
