import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { renameOwnItems } from '@hatira/api-client';
import {
  MAX_NOTE_NAME_LENGTH,
  parseNote,
  type OwnItem,
} from '@hatira/contract';
import { Button } from '../../../../shared/ui/button/button';
import { problemKey } from './problem-key';
import { rememberName } from './remember-name';
import { currentUploadPath } from '../upload-path';
import styles from './own-uploads.module.css';

interface OwnNameProps {
  items: OwnItem[];
  onReport: (text: string) => void;
}

/** One name for everything that this phone has sent and will send. */
export function OwnName({ items, onReport }: OwnNameProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(() => nameIn(items));
  const [isBusy, setBusy] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    renameOwnItems(currentUploadPath(), name)
      .then(
        () => {
          rememberName(name);
          onReport(t('mine.nameSaved'));
        },
        (error: unknown) => onReport(t(problemKey(error))),
      )
      .finally(() => setBusy(false));
  };
  return (
    <form className={styles.field} onSubmit={save}>
      <label>
        <span className={styles.label}>{t('mine.name')}</span>
        <input
          dir="auto"
          value={name}
          maxLength={MAX_NOTE_NAME_LENGTH}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <Button kind="quiet" type="submit" aria-disabled={isBusy}>
        {t('mine.save')}
      </Button>
    </form>
  );
}

function nameIn(items: OwnItem[]): string {
  for (const { note, is_shared: isShared } of items) {
    // The name of the guest who sent it first.
    if (isShared) continue;
    const { name } = parseNote(note ?? '');
    if (name) return name;
  }
  return '';
}
