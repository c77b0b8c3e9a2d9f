import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useText } from '../../i18n/use-text';
import { useFilterValues } from './use-filter-values';

interface Props {
  source: 'q';
  label: string;
  alwaysOn: true;
}

/**
 * react-admin's search has no label and loses the focus when cleared by
 * keyboard.
 */
export function ListSearch({ source, label }: Props) {
  const text = useText();
  const { id, field } = useInput({ source, defaultValue: '' });
  const [value, setTyped] = useShownText(source);
  const input = useRef<HTMLInputElement>(null);
  const type = (typed: string) => {
    setTyped(typed);
    field.onChange(typed);
  };
  const clear = () => {
    type('');
    // The clear button disappears.
    input.current?.focus();
  };
  return (
    <TextField
      {...{ id, label }}
      type="search"
      name={field.name}
      inputRef={input}
      value={value}
      onChange={(event) => type(event.target.value)}
      onBlur={field.onBlur}
      sx={withOneCross}
      slotProps={{
        htmlInput: { maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" aria-hidden />
            </InputAdornment>
          ),
          endAdornment: value !== '' && (
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

/** Browsers draw their own. */
const withOneCross = {
  '& input::-webkit-search-cancel-button': { display: 'none' },
};

/**
 * Returns the filter, or the unsent text: react-admin's form misses a change of
 * the address after a text that was taken back.
 */
function useShownText(source: Props['source']) {
  const { [source]: filter } = useFilterValues();
  const sent = typeof filter === 'string' ? filter : '';
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === sent) setTyped(null);
  return [typed ?? sent, setTyped] as const;
}
