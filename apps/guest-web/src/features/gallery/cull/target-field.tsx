import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
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
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <TargetForm onEnd={() => setOpen(false)} />;
  return (
    <Button ref={button} kind="text" onClick={() => setOpen(true)}>
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
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEnd();
  };
  return (
    // Escape leaves the form alone.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={styles.form} onSubmit={submit} onKeyDown={leave}>
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
