import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef } from 'react';
import { useInput } from 'react-admin';
import { useText } from '../../i18n/use-text';

interface Props {
  source: 'q';
  label: string;
  alwaysOn: true;
}

/**
 * The search of a list. react-admin's has no label and loses the focus when it
 * is cleared by keyboard.
 */
export function ListSearch({ source, label }: Props) {
  const text = useText();
  const { id, field } = useInput({ source, defaultValue: '' });
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    field.onChange('');
    // The clear button disappears.
    input.current?.focus();
  };
  return (
    <TextField
      {...{ id, label }}
      type="search"
      name={field.name}
      inputRef={input}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      slotProps={{
        htmlInput: { maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" aria-hidden />
            </InputAdornment>
          ),
          endAdornment: field.value !== '' && (
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
