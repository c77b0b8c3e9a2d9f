import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPart } from '../../../shared/i18n/i18n';
import { Button } from '../../../shared/ui/button/button';
import { rememberedNote } from '../mine/remembered-note';
import type { NoteDialogProps } from './note-dialog';
import styles from './late-note-dialog.module.css';

/** Called early: the dialog is ready when the file is chosen. */
export const loadNoteDialog = async () => {
  const texts = loadPart('sending');
  const { NoteDialog } = await import('./note-dialog');
  await texts;
  return NoteDialog;
};

/** Loads after the page; the chosen file survives a failed load. */
export function LateNoteDialog(props: NoteDialogProps) {
  const { t } = useTranslation();
  const { Dialog, hasFailed, tryAgain } = useNoteDialog();
  if (Dialog) return <Dialog {...props} note={rememberedNote()} />;
  if (!hasFailed) return null;
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.text}>
        {t('upload.note.unavailable', { name: props.file.name })}
      </p>
      <Button kind="quiet" onClick={tryAgain}>
        {t('common.retry')}
      </Button>
      <Button kind="quiet" onClick={() => props.onConfirm(undefined)}>
        {t('upload.note.without')}
      </Button>
      <Button kind="quiet" onClick={props.onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}

function useNoteDialog() {
  const [Dialog, setDialog] = useState<ComponentType<NoteDialogProps>>();
  const [tries, setTries] = useState(0);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let isMounted = true;
    loadNoteDialog().then(
      (NoteDialog) => isMounted && setDialog(() => NoteDialog),
      () => isMounted && setFailures((count) => count + 1),
    );
    return () => {
      isMounted = false;
    };
  }, [tries]);
  return {
    Dialog,
    hasFailed: failures > tries,
    tryAgain: () => setTries(failures),
  };
}
