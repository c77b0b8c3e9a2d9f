import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import orderStyles from '../../../shared/media/order/order-choice.module.css';
import { Icon } from '../../../shared/ui/button/icon';
import { useGalleryTools } from '../tools/gallery-tools';
import { LEAST_ACROSS, MOST_ACROSS } from '../masonry/grid-shape';
import styles from './density-choice.module.css';
import { rememberColumns } from './stored-columns';

const SQUARES = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
const CHOICES = Array.from(
  { length: MOST_ACROSS - LEAST_ACROSS + 1 },
  (_, index) => LEAST_ACROSS + index,
);

/** The number of pictures across, remembered on the device. */
export function DensityChoice() {
  const { t } = useTranslation();
  const { masonry } = useGalleryTools();
  const columns = useSyncExternalStore(
    masonry.subscribe,
    () => masonry.current().shape.columns,
  );
  const choose = (chosen: number) => {
    rememberColumns(chosen);
    masonry.setColumns(chosen);
  };
  // A wide window may have more without a choice.
  const numbers = CHOICES.includes(columns) ? CHOICES : [...CHOICES, columns];
  return (
    <span className={styles.density}>
      <Icon path={SQUARES} />
      <select
        className={`${orderStyles.choice} ${styles.choice}`}
        aria-label={t('density.across')}
        title={t('density.across')}
        value={columns}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </span>
  );
}
