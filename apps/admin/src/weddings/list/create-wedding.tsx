import Add from '@mui/icons-material/Add';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { createWedding } from '@hatira/api-client';
import { PAGES, canonicalSlug, isWellFormedSlug } from '@hatira/contract';
import { useId, useState, type FormEvent } from 'react';
import { useLocale, useNotify } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { failureText } from '../../ui/feedback/failure-text';
import { useAction } from '../../ui/feedback/use-action';

/** Other characters are discouraged, not refused. */
const PLAIN = /^[A-Za-z0-9-]*$/;

export function CreateWedding() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Add />}
        onClick={() => setOpen(true)}
      >
        {FIXED.createNewWedding}
      </Button>
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  const { path, setPath, problem, isBusy, submit } = useCreation(onClose);
  const slug = canonicalSlug(path);
  return (
    <Dialog
      open
      onClose={() => isBusy || onClose()}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{FIXED.createNewWedding}</DialogTitle>
        <DialogContent>
          <TextField
            // The dialog has one thing to fill in.
            // eslint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            required
            margin="dense"
            label={text('weddings.path')}
            value={path}
            error={problem !== undefined}
            helperText={problem && <span role="alert">{problem}</span>}
            onChange={(event) => setPath(event.target.value)}
            slotProps={{
              htmlInput: {
                readOnly: isBusy,
                autoComplete: 'off',
                autoCapitalize: 'none',
                spellCheck: false,
                maxLength: 200,
              },
            }}
          />
          <Typography
            variant="body2"
            color={PLAIN.test(slug) ? 'textSecondary' : 'warning'}
            sx={{ mt: 1 }}
          >
            {text('weddings.createHint')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {text('weddings.createExamples')}
          </Typography>
          {isWellFormedSlug(slug) && (
            <Typography
              variant="body2"
              sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
            >
              {text('weddings.createPreview', {
                address: location.origin + decodeURI(PAGES.upload(slug)),
              })}
            </Typography>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose} disabled={isBusy}>
            {text('general.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {text(isBusy ? 'weddings.creating' : 'weddings.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useCreation(onDone: () => void) {
  const text = useText();
  const act = useAction();
  const notify = useNotify();
  const language = useLocale() ?? 'tr';
  const [path, setPath] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const fail = (message: string) => {
    setProblem(message);
    return message;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (path.trim() === '')
      return notify(fail(FIXED.pathEmpty), { type: 'error' });
    setBusy(true);
    const created = await act(() => createWedding(path.trim()), {
      success: ({ weddingPath }) =>
        text('weddings.createdToast', { wedding: weddingPath }),
      failure: (error) =>
        fail(failureText(error, FIXED.createFailed, language)),
      stale: ['weddings'],
    });
    setBusy(false);
    if (created) onDone();
  };
  const change = (typed: string) => {
    setPath(typed);
    setProblem(undefined);
  };
  return { path, setPath: change, problem, isBusy, submit };
}
