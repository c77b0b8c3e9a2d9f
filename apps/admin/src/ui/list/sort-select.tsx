import { TextField } from '@mui/material';
import { useListContext, type SortPayload } from 'react-admin';
import { useText } from '../../i18n/use-text';

interface SortChoice extends SortPayload {
  label: string;
}

/**
 * The order of a list without column headers: react-admin's `SortButton` needs
 * two taps for a descending order and does not mark the current one.
 */
export function SortSelect({ choices }: { choices: readonly SortChoice[] }) {
  const text = useText();
  const { setSort, sort } = useListContext();
  const chosen = choices.findIndex(
    ({ field, order }) => field === sort.field && order === sort.order,
  );
  const choose = (index: string) => {
    const { field, order } = choices[Number(index)] ?? sort;
    setSort({ field, order });
  };
  return (
    <TextField
      select
      fullWidth={false}
      label={text('weddingList.sortBy')}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => choose(event.target.value)}
      // A native list suits phones.
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {chosen < 0 && <option value="">{text('weddingList.otherOrder')}</option>}
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
