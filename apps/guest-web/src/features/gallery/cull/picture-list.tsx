import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { pictureUrl } from '../../../shared/media/file/media-file';
import { Button } from '../../../shared/ui/button/button';
import styles from './picture-list.module.css';

/** Rows of hundreds; further ones come by a button. */
const SHOWN_AT_ONCE = 200;
const THUMB_PX = 320;

interface PictureListProps {
  label?: string;
  items: readonly MediaItem[];
  /** Each picture, with the sign or control that belongs to it. */
  children: (item: MediaItem, index: number, picture: ReactNode) => ReactNode;
}

/** Small pictures in rows. */
export function PictureList({ label, items, children }: PictureListProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const rest = items.length - limit;
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {items.slice(0, limit).map((item, index) => (
          <li key={item.id} className={styles.item}>
            {children(item, index, <Thumb item={item} />)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button kind="quiet" onClick={() => setLimit(limit + SHOWN_AT_ONCE)}>
          {t('cull.more', { number: rest })}
        </Button>
      )}
    </>
  );
}

function Thumb({ item }: { item: MediaItem }) {
  const address = pictureUrl(item, THUMB_PX);
  return address === undefined ? (
    <span className={styles.name}>{item.file_name}</span>
  ) : (
    <img className={styles.picture} src={address} alt="" loading="lazy" />
  );
}
