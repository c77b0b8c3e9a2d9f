import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';
import { useFilterValues } from './use-filter-values';

interface Props<Value extends string> {
  source: string;
  label: string;
  alwaysOn: true;
  /** The choice without a filter. */
  all: string;
  choices: [value: Value, label: string][];
}

/**
 * A filter by one of many values; react-admin calls the empty one "Clear
 * value".
 */
export function ListSelect<Value extends string>({
  source,
  label,
  all,
  choices,
}: Props<Value>) {
  const { setFilters } = useListContext();
  const { [source]: value, ...others } = useFilterValues();
  const chosen = choices.find(([name]) => name === value)?.[0] ?? '';
  return (
    <TextField
      select
      label={label}
      value={chosen}
      onChange={({ target }) =>
        setFilters(
          target.value === '' ? others : { ...others, [source]: target.value },
        )
      }
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
      }}
    >
      <MenuItem value="">{all}</MenuItem>
      {choices.map(([name, choice]) => (
        <MenuItem key={name} value={name}>
          {choice}
        </MenuItem>
      ))}
    </TextField>
  );
}
