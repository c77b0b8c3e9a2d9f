import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeOwnNote } from '@hatira/api-client';
import {
  composeNote,
  MAX_NOTE_TEXT_LENGTH,
  noteUnderName,
  parseNote,
  type OwnItem,
} from '@hatira/contract';
import { Button } from '../../../../shared/ui/button/button';
import { problemKey } from './problem-key';
import { currentUploadPath } from '../upload-path';
import styles from './own-uploads.module.css';

interface NoteFormProps {
  item: OwnItem;
  onReport: (text: string) => void;
  onClose: () => void;
}

export function NoteForm({ item, onReport, onClose }: NoteFormProps) {
  const { t } = useTranslation();
  const { name = '', text: before = '' } = parseNote(item.note ?? '');
  const [text, setText] = useState(before);
  const [problem, setProblem] = useState('');
  const problemId = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    const words = composeNote({ name: name && text.trim() ? name : '', text });
    const note = words ?? noteUnderName(null, name) ?? null;
    changeOwnNote(currentUploadPath(), item.id, note).then(
      () => {
        onReport(t('mine.noteSaved'));
        onClose();
      },
      (error: unknown) => setProblem(t(problemKey(error))),
    );
  };
  return (
    <form className={styles.field} onSubmit={save}>
      <label>
        <span className={styles.label}>{t('mine.note')}</span>
        <textarea
          dir="auto"
          rows={3}
          value={text}
          maxLength={MAX_NOTE_TEXT_LENGTH}
          aria-describedby={problemId}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the guest asked for it
          autoFocus
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p id={problemId} role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.actions}>
        <Button kind="text" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button kind="quiet" type="submit">
          {t('mine.save')}
        </Button>
      </div>
    </form>
  );
}
