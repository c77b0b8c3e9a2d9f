import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useDebouncedEvent, useEvent, useListContext } from 'react-admin';
import { useHref, useLocation } from 'react-router';
import { useText } from '../../i18n/use-text';
import { useFilterValues } from './use-filter-values';

interface Props {
  source: 'q';
  label: string;
  alwaysOn: true;
}

/** While somebody types nothing is sent. */
const PAUSE_MS = 500;

/**
 * react-admin's search has no label, loses the focus when cleared by keyboard,
 * and undoes an order that is chosen before its text is sent.
 */
export function ListSearch({ source, label }: Props) {
  const text = useText();
  const id = useId();
  const [value, setTyped] = useShownText(source);
  const input = useRef<HTMLInputElement>(null);
  const send = useSend(source);
  const type = (typed: string) => {
    setTyped(typed);
    send(typed);
  };
  const clear = () => {
    type('');
    // The clear button disappears.
    input.current?.focus();
  };
  return (
    <TextField
      id={id}
      label={label}
      type="search"
      name={source}
      inputRef={input}
      value={value}
      onChange={(event) => type(event.target.value)}
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

/** Returns a function that changes the filter after a pause. */
function useSend(source: Props['source']): (typed: string) => void {
  const { setFilters } = useListContext();
  const values = useFilterValues();
  const { pathname, search } = useLocation();
  const shown = useHref({ pathname, search });
  const due = useRef<string>(undefined);
  const sendDue = useEvent(() => {
    // While the page does not show its new address, the change would undo that one.
    if (due.current === undefined || !window.location.href.endsWith(shown))
      return;
    setFilters({ ...values, [source]: due.current });
    due.current = undefined;
  });
  useEffect(() => sendDue(), [shown, sendDue]);
  return useDebouncedEvent((typed: string) => {
    due.current = typed;
    sendDue();
  }, PAUSE_MS);
}

/** Returns the filter, or the unsent text. */
function useShownText(source: Props['source']) {
  const { [source]: filter } = useFilterValues();
  const sent = typeof filter === 'string' ? filter : '';
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === sent) setTyped(null);
  return [typed ?? sent, setTyped] as const;
}
