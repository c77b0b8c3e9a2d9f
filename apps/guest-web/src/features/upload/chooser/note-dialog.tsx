import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import {
  composeNote,
  MAX_NOTE_NAME_LENGTH,
  MAX_NOTE_TEXT_LENGTH,
  parseNote,
} from '@hatira/contract';
import { Button } from '../../../shared/ui/button/button';
import { Dialog } from '../../../shared/ui/dialog/dialog';
import { ChosenFiles } from './chosen-files';
import { givenName, noteGivenName } from './given-name';
import styles from './note-dialog.module.css';

export interface NoteDialogProps {
  file: File;
  /** Its name is proposed, unless the guest gave one in an earlier note. */
  note?: string;
  onCancel: () => void;
  /**
   * The note is undefined when both fields are empty.
   * @param more further files with the same note
   */
  onConfirm: (note: string | undefined, more?: File[]) => void;
}

export function NoteDialog({
  file,
  note = '',
  onCancel,
  onConfirm,
}: NoteDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(
    () => givenName(note) ?? parseNote(note).name ?? '',
  );
  const [text, setText] = useState('');
  const [more, setMore] = useState<File[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    noteGivenName(name, note);
    onConfirm(composeNote({ name, text }), more);
  };
  return (
    <Dialog
      title={t('upload.note.title')}
      onClose={onCancel}
      closesOutside={false}
    >
      <form className={styles.form} onSubmit={submit}>
        <p className={styles.hint}>{t('upload.note.optional')}</p>
        <Field
          label={t('upload.note.name')}
          count={name.length}
          max={MAX_NOTE_NAME_LENGTH}
        >
          <input
            dir="auto"
            value={name}
            maxLength={MAX_NOTE_NAME_LENGTH}
            autoComplete="name"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field
          label={t('upload.note.text')}
          count={text.length}
          max={MAX_NOTE_TEXT_LENGTH}
        >
          <textarea
            dir="auto"
            rows={4}
            value={text}
            maxLength={MAX_NOTE_TEXT_LENGTH}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <ChosenFiles
          files={[file, ...more]}
          onAdd={(added) => setMore((before) => before.concat(added))}
        />
        <div className={styles.actions}>
          <Button kind="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit">{t('upload.note.confirm')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FieldProps {
  label: string;
  count: number;
  max: number;
  children: React.ReactNode;
}

function Field({ label, count, max, children }: FieldProps) {
  return (
    <label className={styles.field}>
      <span className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.counter} aria-hidden="true">
          {count}/{max}
        </span>
      </span>
      {children}
    </label>
  );
}
