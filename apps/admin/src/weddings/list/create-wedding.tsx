import Add from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { PAGES, canonicalSlug, isWellFormedSlug } from '@hatira/contract';
import { useState } from 'react';
import { FormDataConsumer, TextInput, useLocale, useNotify } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { failureText } from '../../ui/feedback/failure-text';
import { useChange } from '../../ui/feedback/use-change';
import { FormDialog } from '../../ui/form/form-dialog';

/** Other characters are discouraged, not refused. */
const PLAIN = /^[A-Za-z0-9-]*$/;

interface Typed {
  path?: string | null;
}

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
  const { isBusy, submit } = useCreation(onClose);
  return (
    <FormDialog
      title={FIXED.createNewWedding}
      maxWidth="sm"
      submitText={text(isBusy ? 'weddings.creating' : 'weddings.create')}
      {...{ isBusy, onClose }}
      onSubmit={submit}
    >
      <TextInput
        source="path"
        // The dialog has one thing to fill in.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        required
        margin="dense"
        label={text('weddings.path')}
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
      <FormDataConsumer<Typed>>
        {({ formData }) => <Hints slug={canonicalSlug(formData.path ?? '')} />}
      </FormDataConsumer>
    </FormDialog>
  );
}

function Hints({ slug }: { slug: string }) {
  const text = useText();
  return (
    <div>
      <Typography
        variant="body2"
        color={PLAIN.test(slug) ? 'textSecondary' : 'warning'}
      >
        {text('weddings.createHint')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {text('weddings.createExamples')}
      </Typography>
      {isWellFormedSlug(slug) && (
        <Typography variant="body2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
          {text('weddings.createPreview', {
            address: location.origin + decodeURI(PAGES.upload(slug)),
          })}
        </Typography>
      )}
    </div>
  );
}

function useCreation(onDone: () => void) {
  const text = useText();
  const notify = useNotify();
  const language = useLocale() ?? 'tr';
  const { mutateAsync, isPending } = useChange(
    (panel, path: string) => panel.createWedding(path),
    {
      success: ({ weddingPath }) =>
        text('weddings.createdToast', { wedding: weddingPath }),
      failure: FIXED.createFailed,
      stale: ['weddings'],
      onDone,
    },
  );
  const submit = async ({ path }: Typed) => {
    const typed = path?.trim() ?? '';
    if (typed === '') {
      notify(FIXED.pathEmpty, { type: 'error' });
      return { path: FIXED.pathEmpty };
    }
    try {
      await mutateAsync(typed);
    } catch (error) {
      return { path: failureText(error, FIXED.createFailed, language) };
    }
  };
  return { isBusy: isPending, submit };
}
