import { TextField } from '@mui/material';
import type { Ref } from 'react';

interface Props {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  value: string;
  problem: string | undefined;
  help?: string;
  isBusy?: boolean;
  /** Whether it takes the focus when a dialog opens. */
  isFirst?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
}

export function PasswordField({
  label,
  autoComplete,
  value,
  problem,
  help,
  isBusy = false,
  ...more
}: Props) {
  const { isFirst = false, inputRef, onChange } = more;
  return (
    <TextField
      type="password"
      label={label}
      value={value}
      inputRef={inputRef}
      // eslint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={isFirst}
      error={problem !== undefined}
      helperText={
        problem === undefined ? help : <span role="alert">{problem}</span>
      }
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        htmlInput: { autoComplete, maxLength: 1024, readOnly: isBusy },
      }}
    />
  );
}
