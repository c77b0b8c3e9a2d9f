import { Box, Button, TextField } from '@mui/material';
import { useState, type Ref } from 'react';
import { useText } from '../../i18n/use-text';

interface Props {
  value: string;
  problem: string | undefined;
  isBusy?: boolean;
  isFirst?: boolean;
  mayBeRecovery?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

/** Six digits, or a recovery code with a letter keyboard. */
export function CodeField({
  value,
  problem,
  isBusy = false,
  isFirst = false,
  mayBeRecovery,
  inputRef,
  onChange,
}: Props) {
  const text = useText();
  const [isRecovery, setRecovery] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextField
        // Phones change the keyboard only for a new element.
        key={String(isRecovery)}
        label={text(
          isRecovery ? 'confirmation.recoveryCode' : 'confirmation.code',
        )}
        value={value}
        inputRef={inputRef}
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isFirst || isRecovery}
        error={problem !== undefined}
        helperText={problem}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: {
            ...(isRecovery
              ? { inputMode: 'text', autoComplete: 'off' }
              : SIX_DIGITS),
            readOnly: isBusy,
            maxLength: 64,
            autoCapitalize: 'none',
            spellCheck: false,
          },
        }}
      />
      {mayBeRecovery && (
        <Button
          size="small"
          color="inherit"
          disabled={isBusy}
          onClick={() => {
            setRecovery(!isRecovery);
            onChange('');
          }}
        >
          {text(
            isRecovery ? 'confirmation.useApp' : 'confirmation.useRecovery',
          )}
        </Button>
      )}
    </Box>
  );
}

const SIX_DIGITS = {
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
} as const;
