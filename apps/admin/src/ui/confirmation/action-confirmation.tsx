import GppMaybeOutlined from '@mui/icons-material/GppMaybeOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useText } from '../../i18n/use-text';
import { CodeField } from '../account/code-field';
import type { ConfirmedAction } from './confirmed-action';
import { useConfirmedAction } from './use-confirmed-action';
import { WordField } from './word-field';

interface Props {
  action: ConfirmedAction;
  isOpen: boolean;
  onClose: (end: 'done' | 'cancelled') => void;
  onExited: () => void;
}

/**
 * The security verification (specification section 5): typed word, own
 * password, or both. Only Cancel and Escape close it.
 */
export function ActionConfirmation({
  action,
  isOpen,
  onClose,
  onExited,
}: Props) {
  const text = useText();
  const titleId = useId();
  const { isBusy, isComplete, submit, ...form } = useConfirmedAction(
    action,
    () => onClose('done'),
  );
  const cancel = () => isBusy || onClose('cancelled');
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
        <DialogTitle
          id={titleId}
          sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}
        >
          <GppMaybeOutlined
            color={action.word === undefined ? 'primary' : 'error'}
            fontSize="large"
            aria-hidden
          />
          <span>
            <Typography
              component="span"
              variant="body2"
              color="textSecondary"
              sx={{ display: 'block' }}
            >
              {text('confirmation.heading')}
            </Typography>
            {action.title}
          </span>
        </DialogTitle>
        <DialogContent>
          <Typography
            component="div"
            sx={{ mb: 2.5, overflowWrap: 'anywhere' }}
          >
            {action.body}
          </Typography>
          <Fields action={action} isBusy={isBusy} form={form} />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel} disabled={isBusy} color="inherit">
            {text('general.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={action.word === undefined ? 'primary' : 'error'}
            disabled={isBusy || !isComplete}
          >
            {text(isBusy ? 'confirmation.busy' : 'confirmation.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Form = Pick<
  ReturnType<typeof useConfirmedAction>,
  'typed' | 'change' | 'isWordWrong' | 'problems' | 'fields'
>;

function Fields({
  action: { word, asks },
  isBusy,
  form,
}: {
  action: ConfirmedAction;
  isBusy: boolean;
  form: Form;
}) {
  const text = useText();
  const { typed, change, isWordWrong, problems, fields } = form;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {word !== undefined && (
        <WordField
          word={word}
          value={typed.word}
          isWrong={isWordWrong}
          isBusy={isBusy}
          onChange={(value) => change({ word: value })}
        />
      )}
      {asks && (
        <TextField
          type="password"
          label={text('confirmation.password')}
          value={typed.currentPassword}
          inputRef={fields.currentPassword}
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={word === undefined}
          error={problems.currentPassword !== undefined}
          helperText={problems.currentPassword}
          onChange={({ target }) => change({ currentPassword: target.value })}
          slotProps={{
            htmlInput: {
              autoComplete: 'current-password',
              maxLength: 1024,
              readOnly: isBusy,
            },
          }}
        />
      )}
      {asks === 'password and code' && (
        <CodeField
          value={typed.code}
          problem={problems.code}
          isBusy={isBusy}
          mayBeRecovery
          inputRef={fields.code}
          onChange={(code) => change({ code })}
        />
      )}
    </Box>
  );
}
