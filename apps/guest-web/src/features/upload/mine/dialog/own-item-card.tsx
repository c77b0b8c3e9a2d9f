import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNote, type OwnItem } from '@hatira/contract';
import { Button } from '../../../../shared/ui/button/button';
import { NoteForm } from './note-form';
import { TakeBack } from './take-back';
import styles from './own-uploads.module.css';

interface OwnItemCardProps {
  item: OwnItem;
  onReport: (text: string) => void;
  onGone: (text: string) => void;
  /** The guest begins the next change. */
  onBegin: () => void;
}

export function OwnItemCard({
  item,
  onReport,
  onGone,
  onBegin,
}: OwnItemCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'note' | 'back'>();
  const { file_name: name, undo_until: until } = item;
  const { name: sender, text } = parseNote(item.note ?? '');
  const begin = (form: 'note' | 'back') => {
    onBegin();
    setOpen(form);
  };
  const closed = useRef<'note' | 'back'>(undefined);
  const close = () => {
    closed.current = open;
    setOpen(undefined);
  };
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form with the focus is gone.
    if (open || !closed.current) return;
    const { firstElementChild: first, lastElementChild: last } =
      buttons.current!;
    ((closed.current === 'note' ? first : last) as HTMLElement | null)?.focus();
  }, [open]);
  return (
    <li className={styles.card}>
      <Picture item={item} />
      <div className={styles.facts}>
        <p className={styles.file}>{name}</p>
        {text && <p dir="auto">{text}</p>}
        {sender && (
          <p dir="auto" className={styles.sender}>
            {sender}
          </p>
        )}
      </div>
      {open === 'note' && (
        <NoteForm item={item} onReport={onReport} onClose={close} />
      )}
      {open === 'back' && (
        <TakeBack item={item} onGone={onGone} onClose={close} />
      )}
      {!open && (
        <div ref={buttons} className={styles.actions}>
          {!item.is_shared && (
            <Button
              kind="text"
              aria-label={`${t(text ? 'mine.changeNote' : 'mine.addNote')}: ${name}`}
              onClick={() => begin('note')}
            >
              {t(text ? 'mine.changeNote' : 'mine.addNote')}
            </Button>
          )}
          {until && (
            <Button
              kind="text"
              aria-label={`${t('mine.remove')}: ${name}`}
              onClick={() => begin('back')}
            >
              {t('mine.remove')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function Picture({
  item: { thumb_url: address, file_type: type },
}: {
  item: OwnItem;
}) {
  const { t } = useTranslation();
  if (address)
    return (
      <img className={styles.picture} src={address} alt="" loading="lazy" />
    );
  return (
    <span className={styles.picture}>
      {t(type.startsWith('image/') ? 'mine.photo' : 'mine.video')}
    </span>
  );
}
