import { Box, TextField, Typography } from '@mui/material';
import { wrongWordText } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { visuallyHidden } from '../visually-hidden';

interface Props {
  word: string;
  value: string;
  isWrong: boolean;
  isBusy: boolean;
  onChange: (value: string) => void;
}

/** The label names the word to screen readers. */
export function WordField({ word, value, isWrong, isBusy, onChange }: Props) {
  const text = useText();
  return (
    <div>
      <Instruction word={word} />
      <TextField
        // The dialog is opened to type this word.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={text('confirmation.instruction', { word })}
        value={value}
        error={isWrong}
        helperText={isWrong && wrongWordText(word)}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          inputLabel: { sx: visuallyHidden },
          input: { notched: false },
          htmlInput: {
            readOnly: isBusy,
            autoComplete: 'off',
            autoCapitalize: 'none',
            autoCorrect: 'off',
            spellCheck: false,
          },
        }}
      />
    </div>
  );
}

function Instruction({ word }: { word: string }) {
  const text = useText();
  const [before, after] = text('confirmation.instruction', {
    word: '\n',
  }).split('\n');
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      aria-hidden
      sx={{ mb: 1, overflowWrap: 'anywhere' }}
    >
      {before}
      <Box
        component="strong"
        sx={{
          color: 'text.primary',
          fontFamily: 'monospace',
          fontSize: '1rem',
        }}
      >
        {word}
      </Box>
      {after}
    </Typography>
  );
}
