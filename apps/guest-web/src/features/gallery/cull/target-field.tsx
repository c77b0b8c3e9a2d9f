import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FAVOURITES_TARGET } from '@hatira/contract';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { useTarget } from '../../../shared/media/marks/use-target';
import { Button } from '../../../shared/ui/button/button';
import { useToast } from '../../../shared/ui/dialog/toast';
import styles from './target-field.module.css';

/** The number of favourites that the couple wants, behind a quiet button. */
export function TargetField() {
  const { t } = useTranslation();
  const target = useTarget();
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <TargetForm onEnd={() => setOpen(false)} />;
  return (
    <Button kind="text" onClick={() => setOpen(true)}>
      {t(
        target === undefined
          ? 'favourites.setTarget'
          : 'favourites.changeTarget',
      )}
    </Button>
  );
}

function TargetForm({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation();
  const store = useMarks()?.target;
  const target = useTarget();
  const toast = useToast();
  const id = useId();
  const [text, setText] = useState(String(target ?? ''));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const change = (wanted: number | undefined) => {
    store
      ?.change(wanted)
      .then(onEnd, () =>
        toast({ text: t('favourites.targetFailed'), kind: 'error' }),
      );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(Number(text));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={id}>{t('favourites.howMany')}</label>
      <div className={styles.line}>
        <input
          id={id}
          ref={field}
          className={styles.field}
          type="number"
          inputMode="numeric"
          required
          min={1}
          max={MAX_FAVOURITES_TARGET}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button kind="quiet" type="submit">
          {t('favourites.saveTarget')}
        </Button>
      </div>
      {target !== undefined && (
        <Button kind="text" onClick={() => change(undefined)}>
          {t('favourites.noTarget')}
        </Button>
      )}
    </form>
  );
}
