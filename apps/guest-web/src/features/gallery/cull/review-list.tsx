import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { itemLabel } from '../../../shared/media/file/item-label';
import { pictureUrl } from '../../../shared/media/file/media-file';
import { Button } from '../../../shared/ui/button/button';
import { RoundCheck } from '../../../shared/ui/check/round-check';
import styles from './review-list.module.css';

/** Rows of hundreds; further ones come by a button. */
const SHOWN_AT_ONCE = 200;
const THUMB_PX = 320;

interface ReviewListProps {
  items: readonly MediaItem[];
  isChosen: (item: MediaItem) => boolean;
  isLikedByOther: (item: MediaItem) => boolean;
  onChoose: (item: MediaItem, isChosen: boolean) => void;
}

/** The pictures to delete, each with a box. */
export function ReviewList({
  items,
  isChosen,
  isLikedByOther,
  onChoose,
}: ReviewListProps) {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(SHOWN_AT_ONCE);
  const rest = items.length - limit;
  return (
    <>
      <ul className={styles.list}>
        {items.slice(0, limit).map((item, index) => (
          <li key={item.id} className={styles.item}>
            <label className={styles.label}>
              <Thumb item={item} />
              <RoundCheck
                isOnPicture
                className={styles.box}
                checked={isChosen(item)}
                aria-label={itemLabel(t, item, index)}
                onChange={({ target }) => onChoose(item, target.checked)}
              />
            </label>
            {isLikedByOther(item) && (
              <span className={styles.liked}>{t('cull.liked')}</span>
            )}
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
