import { useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changeVisibility } from '@hatira/api-client';
import {
  ALBUM_MODERATIONS,
  ALBUM_MODES,
  typedVisibility,
  visibilityChange,
  type AlbumVisibility,
  type ChangeVisibility,
} from '@hatira/contract';
import { Button } from '../../shared/ui/button/button';
import { useToast } from '../../shared/ui/dialog/toast';
import { Options } from './options';
import { SealEnd } from './seal-end';
import { useNowText } from './use-now-text';
import styles from './visibility-page.module.css';

interface VisibilityFormProps {
  hash: number;
  /** The wedding's time zone. */
  timeZone: string;
  saved: AlbumVisibility;
  onSaved: (saved: AlbumVisibility) => void;
}

export function VisibilityForm({
  hash,
  timeZone,
  saved,
  onSaved,
}: VisibilityFormProps) {
  const { t } = useTranslation();
  const nowText = useNowText(saved, timeZone);
  const [typed, setTyped] = useState(() => typedVisibility(saved, timeZone));
  const [isPast, setPast] = useState(false);
  const day = useRef<HTMLInputElement>(null);
  const problem = useId();
  const { isBusy, save } = useSaving({ hash, saved, onSaved });
  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setPast(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = visibilityChange(typed, timeZone);
    setPast(!wanted);
    if (wanted) void save(wanted);
    else day.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.now} role="status">
        {nowText}
      </p>
      <Options
        legend={t('visibility.modes.legend')}
        value={typed.mode}
        options={ALBUM_MODES.map((mode) => ({
          value: mode,
          title: t(`visibility.modes.${mode}.title`),
          text: t(`visibility.modes.${mode}.text`),
          more: mode === 'sealed' && (
            <SealEnd
              ref={day}
              typed={typed}
              problem={isPast ? problem : undefined}
              onChange={change}
            />
          ),
        }))}
        onChange={(mode) => change({ mode })}
      />
      <p id={problem} role="alert" className={styles.problem}>
        {isPast && t('visibility.past')}
      </p>
      <Options
        legend={t('visibility.new.legend')}
        value={typed.moderation}
        options={ALBUM_MODERATIONS.map((moderation) => ({
          value: moderation,
          title: t(`visibility.new.${moderation}.title`),
          text: t(`visibility.new.${moderation}.text`),
        }))}
        onChange={(moderation) => change({ moderation })}
      />
      <p className={styles.hint}>{t('visibility.hint')}</p>
      <Button type="submit" aria-disabled={isBusy} className={styles.save}>
        {t('visibility.save')}
      </Button>
    </form>
  );
}

type Saving = Pick<VisibilityFormProps, 'hash' | 'saved' | 'onSaved'>;

/** Asks before guests see the album for the first time. */
function useSaving({ hash, saved, onSaved }: Saving) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const save = async (wanted: ChangeVisibility) => {
    const isOpening = wanted.mode === 'shared' && saved.mode !== 'shared';
    if (isBusy || (isOpening && !window.confirm(t('visibility.confirmShare'))))
      return;
    setBusy(true);
    await changeVisibility(hash, wanted).then(
      (now) => {
        onSaved(now);
        toast({ text: t('visibility.saved') });
      },
      () => toast({ text: t('visibility.failed'), kind: 'error' }),
    );
    setBusy(false);
  };
  return { isBusy, save };
}
