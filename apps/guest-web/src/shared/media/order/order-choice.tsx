import { useTranslation } from 'react-i18next';
import type { MediaSort } from '@hatira/contract';
import styles from './order-choice.module.css';
import type { MediaOrder } from './use-media-order';

export { loadChoices } from '../../i18n/choices';

const SORTS = ['story', 'moment', 'uploaded'] as const;

export function OrderChoice({ order }: { order: MediaOrder }) {
  const { t } = useTranslation();
  return (
    <select
      className={styles.choice}
      aria-label={t('order.label')}
      value={order.sort}
      onChange={(event) => order.choose(event.target.value as MediaSort)}
    >
      {SORTS.map((sort) => (
        <option key={sort} value={sort}>
          {t(`order.${sort}`)}
        </option>
      ))}
    </select>
  );
}
