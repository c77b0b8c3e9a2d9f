import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import {
  canonicalSlug,
  type CreateWedding as NewWedding,
} from '@hatira/contract';
import { useState } from 'react';
import { FormDataConsumer, useLocale, useNotify } from 'react-admin';
import { FIXED } from '../../i18n/fixed-texts';
import { useText } from '../../i18n/use-text';
import { failureText } from '../../ui/feedback/failure-text';
import { useChange } from '../../ui/feedback/use-change';
import { FormDialog } from '../../ui/form/form-dialog';
import { NamesFields } from '../names/names-fields';
import { NamesPreview } from '../names/names-preview';
import { PathField } from '../names/path-field';
import { PathRule } from '../names/path-rule';
import {
  displayedOf,
  typedWedding,
  type TypedNames,
} from '../names/typed-names';

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
      isBusy={isBusy}
      onClose={onClose}
      onSubmit={submit}
    >
      <PathField isBusy={isBusy} />
      <FormDataConsumer<TypedNames>>
        {({ formData }) => (
          <>
            <NamesPreview hasAddress wedding={typedWedding(formData)} />
            <PathRule slug={canonicalSlug(formData.path ?? '')} />
            <NamesFields isBusy={isBusy} />
          </>
        )}
      </FormDataConsumer>
    </FormDialog>
  );
}

function useCreation(onDone: () => void) {
  const text = useText();
  const notify = useNotify();
  const language = useLocale() ?? 'tr';
  const { mutateAsync, isPending } = useChange(
    (panel, wedding: NewWedding) => panel.createWedding(wedding),
    {
      success: ({ weddingPath }) =>
        text('weddings.createdToast', { wedding: weddingPath }),
      link: ({ hash, weddingPath: wedding }) => ({
        to: `/weddings/${hash}/show`,
        label: text('weddingList.open'),
        name: text('weddings.actionFor', {
          action: text('weddingList.open'),
          wedding,
        }),
      }),
      failure: FIXED.createFailed,
      stale: ['weddings'],
      onDone,
    },
  );
  const submit = async (typed: TypedNames) => {
    const weddingPath = typed.path?.trim() ?? '';
    if (weddingPath === '') {
      notify(FIXED.pathEmpty, { type: 'error' });
      return { path: FIXED.pathEmpty };
    }
    try {
      await mutateAsync({ weddingPath, ...displayedOf(typed) });
    } catch (error) {
      return { path: failureText(error, FIXED.createFailed, language) };
    }
  };
  return { isBusy: isPending, submit };
}
