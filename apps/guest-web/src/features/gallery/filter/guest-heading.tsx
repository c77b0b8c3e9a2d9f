import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { noteOf } from '../../../shared/media/file/media-file';
import { Button } from '../../../shared/ui/button/button';
import { guestKey, guestsOf, SOMEONE } from './gallery-filter';
import styles from './guest-heading.module.css';
import { useFilter } from './use-filter';

/** More notes open on a tap. */
const FIRST_NOTES = 3;

interface GuestHeadingProps {
  /** The listing without a filter. */
  whole: Listing;
  shown: Listing;
  /** Number of pictures that the filter has found. */
  count: number;
}

/** The name of the guest whose pictures are shown, with all that the guest wrote. */
export function GuestHeading({ whole, shown, count }: GuestHeadingProps) {
  const { guest } = useFilter().filter;
  if (guest === undefined || guest === SOMEONE || count === 0) return null;
  return (
    <OneGuest
      key={guest}
      guest={guest}
      whole={whole}
      shown={shown}
      count={count}
    />
  );
}

function OneGuest({
  guest,
  whole,
  shown,
  count,
}: GuestHeadingProps & { guest: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { items } = whole;
  const name = useMemo(() => nameOf(items, guest), [items, guest]);
  const notes = useMemo(() => notesOf(shown.items, name), [shown.items, name]);
  const rest = isOpen ? 0 : Math.max(0, notes.length - FIRST_NOTES);
  return (
    <section className={styles.guest} aria-label={name}>
      <h2 className={styles.title}>
        <span dir="auto">{name}</span>
        <span className={styles.count}>{t('gallery.count', { count })}</span>
      </h2>
      {notes.slice(0, notes.length - rest).map((text) => (
        <p key={text} className={styles.note} dir="auto">
          {text}
        </p>
      ))}
      {rest > 0 && (
        <Button kind="text" onClick={() => setIsOpen(true)}>
          {t('cull.more', { number: rest })}
        </Button>
      )}
    </section>
  );
}

function nameOf(items: readonly MediaItem[], guest: string): string {
  const wanted = guestKey(guest);
  return guestsOf(items).find(({ key }) => key === wanted)?.name ?? guest;
}

/** Each text once, oldest first. */
function notesOf(items: readonly MediaItem[], name: string): string[] {
  const written = items.flatMap((item) => {
    const text = noteOf(item)?.text;
    return text && text !== name ? [{ text, at: item.created_at }] : [];
  });
  written.sort((a, b) => (a.at < b.at ? -1 : 1));
  return [...new Set(written.map(({ text }) => text))];
}
