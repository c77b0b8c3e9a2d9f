import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { pictureUrl } from '../../../shared/media/file/media-file';
import { PersonIcon } from '../../../shared/ui/button/icons';
import { guestsOf, type Guest } from './gallery-filter';
import { plainWords } from './plain-words';
import styles from './search-panel.module.css';
import type { FilterChoice } from './use-filter';

const FACE_PX = 56;

interface GuestFacesProps {
  items: readonly MediaItem[];
  choice: FilterChoice;
}

/** Each guest by a first picture and the name; the typed words narrow them. */
export function GuestFaces({ items, choice }: GuestFacesProps) {
  const { t } = useTranslation();
  const { filter, change } = choice;
  const guests = useMemo(() => guestsOf(items), [items]);
  const words = plainWords(filter.text);
  const isMeant = ({ key, name }: Guest) =>
    key === filter.guest || plainWords(name ?? '').includes(words);
  // A single one leaves no choice.
  if (guests.length < 2 && filter.guest === undefined) return null;
  return (
    <div
      className={styles.guests}
      role="group"
      aria-label={t('filter.guest')}
      data-track
    >
      {guests.filter(isMeant).map(({ key, name, count, first }) => {
        const isOn = key === filter.guest;
        return (
          <button
            key={key}
            type="button"
            className={styles.guest}
            aria-pressed={isOn}
            onClick={() => change({ guest: isOn ? undefined : key })}
          >
            <Face item={first} />
            <span className={styles.name} dir="auto">
              {name ?? t('filter.someone')}
            </span>
            <span className={styles.number}>{count}</span>
          </button>
        );
      })}
    </div>
  );
}

function Face({ item }: { item: MediaItem }) {
  const address = pictureUrl(item, FACE_PX * window.devicePixelRatio);
  return (
    <span className={styles.face}>
      {address === undefined ? (
        <PersonIcon />
      ) : (
        <img src={address} alt="" loading="lazy" width={56} height={56} />
      )}
    </span>
  );
}
