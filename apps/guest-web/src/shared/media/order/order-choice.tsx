import { useTranslation } from 'react-i18next';
import type { MediaSort } from '@hatira/contract';
import styles from './order-choice.module.css';
import type { MediaOrder } from './use-media-order';

const TEXTS = {
  uploaded: 'gallery.sortUploaded',
  moment: 'gallery.sortMoment',
} as const;

export function OrderChoice({ order }: { order: MediaOrder }) {
  const { t } = useTranslation();
  return (
    <select
      className={styles.choice}
      aria-label={t('gallery.sortBy')}
      value={order.sort}
      onChange={(event) => order.choose(event.target.value as MediaSort)}
    >
      {(['uploaded', 'moment'] as const).map((sort) => (
        <option key={sort} value={sort}>
          {t(TEXTS[sort])}
        </option>
      ))}
    </select>
  );
}
