import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { HeartIcon } from '../../../shared/media/marks/heart-icon';
import { useMarks } from '../../../shared/media/marks/marks-context';
import styles from './cull-mode.module.css';

/** Says that the other partner has chosen the picture. */
export function OtherHearts({ item }: { item: MediaItem }) {
  const { t } = useTranslation();
  const marks = useMarks();
  if (!marks) return null;
  const { names, store } = marks;
  const others = (['first', 'second'] as const).flatMap((partner, index) =>
    partner !== store.partner && store.of(item, partner).heart
      ? (names[index] ?? [])
      : [],
  );
  if (others.length === 0) return null;
  return (
    <p className={styles.other}>
      <HeartIcon isGiven />
      {t('favourites.chosenBy', { name: others.join(' & ') })}
    </p>
  );
}
