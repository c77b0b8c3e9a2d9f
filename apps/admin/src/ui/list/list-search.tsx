import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useFilterValues } from './use-filter-values';

/** Searches the list as one types; the list itself waits for a pause. */
export function ListSearch({ label }: { label: string }) {
  const text = useText();
  const { setFilters } = useListContext();
  const { q: current, ...others } = useFilterValues();
  const [typed, setTyped] = useState(typeof current === 'string' ? current : '');
  const search = (q: string) => {
    setTyped(q);
    setFilters(q.trim() === '' ? others : { ...others, q: q.trim() }, undefined, true);
  };
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={(event) => search(event.target.value)}
      sx={{ maxWidth: 360, minWidth: 220, flex: '1 1 220px' }}
      slotProps={{
        htmlInput: { maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" aria-hidden />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton size="small" aria-label={text('general.clear')} onClick={() => search('')}>
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
