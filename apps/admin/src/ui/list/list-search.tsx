import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef } from 'react';
import { useText } from '../../i18n/use-text';
import { useSearch } from './use-search';

/** Searches the list after a pause in typing. */
export function ListSearch({ label }: { label: string }) {
  const text = useText();
  const [typed, search] = useSearch();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    search('');
    // The clear button disappears.
    input.current?.focus();
  };
  return (
    <TextField
      type="search"
      inputRef={input}
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
              <IconButton
                size="small"
                aria-label={text('general.clear')}
                onClick={clear}
              >
                <Close fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
