import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import {
  HeartIcon,
  HeartPairIcon,
} from '../../../shared/media/marks/heart-icon';
import { NAMED_PARTNERS } from '../../../shared/media/marks/marks-store';
import { useMarks } from '../../../shared/media/marks/marks-context';
import styles from './cull-mode.module.css';

/** Says that the other partner has chosen the picture; on a device of both, which of them have. */
export function OtherHearts({ item }: { item: MediaItem }) {
  const { t } = useTranslation();
  const marks = useMarks();
  if (!marks) return null;
  const { names, store } = marks;
  const others = store
    .others(item)
    .flatMap((partner) => names[NAMED_PARTNERS.indexOf(partner)] ?? []);
  if (others.length === 0) return null;
  return (
    <p className={styles.other}>
      {others.length > 1 ? <HeartPairIcon isGiven /> : <HeartIcon isGiven />}
      {t('favourites.chosenBy', { name: others.join(' & ') })}
    </p>
  );
}
