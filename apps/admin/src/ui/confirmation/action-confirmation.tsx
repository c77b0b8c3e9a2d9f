import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { wrongWordText } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { visuallyHidden } from '../visually-hidden';
import { isConfirmed } from './confirmation-word';

export interface ConfirmedAction {
  /** What is about to happen. */
  title: string;
  /** To what, and whether it can be taken back. */
  body: ReactNode;
  /** What has to be typed. */
  word: string;
  /** Does it; the dialog stays, busy, until it has ended. Tells its failures itself. */
  run: () => Promise<unknown>;
}

interface Props {
  action: ConfirmedAction;
  isOpen: boolean;
  onClose: (end: 'done' | 'cancelled') => void;
  onExited: () => void;
}

/**
 * The security verification before whatever cannot simply be taken back (specification section 5): the word has to be
 * typed. Nothing but Cancel and Escape closes it by the way.
 */
export function ActionConfirmation({ action, isOpen, onClose, onExited }: Props) {
  const text = useText();
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const cancel = () => isBusy || onClose('cancelled');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || typed.trim() === '') return;
    const isRight = isConfirmed(typed, action.word);
    setWrong(!isRight);
    if (!isRight) return;
    setBusy(true);
    await action.run();
    onClose('done');
  };
  return (
    <Dialog
      open={isOpen}
      onClose={(_, reason) => reason === 'escapeKeyDown' && cancel()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { onExited } }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id={titleId} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <GppMaybeOutlined color="error" fontSize="large" aria-hidden />
          <span>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
              {text('confirmation.heading')}
            </Typography>
            {action.title}
          </span>
        </DialogTitle>
        <DialogContent>
          <Typography component="div" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {action.body}
          </Typography>
          <Instruction word={action.word} />
          <TextField
            // The dialog is opened to type this word.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            label={text('confirmation.instruction', { word: action.word })}
            value={typed}
            error={isWrong}
            helperText={isWrong && <span role="alert">{wrongWordText(action.word)}</span>}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
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
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} disabled={isBusy} color="inherit">
            {text('general.cancel')}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isBusy || typed.trim() === ''}>
            {text(isBusy ? 'confirmation.busy' : 'confirmation.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** The word as it is to be typed; the field's label says the same to a screen reader. */
function Instruction({ word }: { word: string }) {
  const text = useText();
  const [before, after] = text('confirmation.instruction', { word: '\n' }).split('\n');
  return (
    <Typography variant="body2" color="textSecondary" aria-hidden sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      {before}
      <Box component="strong" sx={{ color: 'text.primary', fontFamily: 'monospace', fontSize: '1rem' }}>
        {word}
      </Box>
      {after}
    </Typography>
  );
}
