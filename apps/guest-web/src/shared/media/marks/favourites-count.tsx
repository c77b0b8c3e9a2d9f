import { useTranslation } from 'react-i18next';
import type { Listing } from '../feed/listing';
import styles from './favourites-count.module.css';
import { useFavourites } from './favourites';
import { HeartIcon } from './heart-icon';

import { useOpenTarget, useTarget } from './use-target';

interface FavouritesCountProps {
  /** The listing without the filter. */
  whole: Pick<Listing, 'items' | 'isComplete'>;
}

/** The number of favourites beside a heart; absent before the first one. */
export function FavouritesCount({ whole }: FavouritesCountProps) {
  const number = useFavourites(whole)?.all.length ?? 0;
  const hasTarget = useTarget() !== undefined;
  const target = useOpenTarget(number);
  const text = useCountText(number);
  if (number === 0 && !hasTarget) return null;
  return (
    <span className={styles.count} title={text}>
      <HeartIcon isGiven />
      <span role="img" aria-label={text} data-favourites={number}>
        {target === undefined ? number : `${number} / ${target}`}
      </span>
    </span>
  );
}

/** Returns the number of favourites in words: `Favourites: 37 of 100`. */
export function useCountText(number: number): string {
  const { t } = useTranslation();
  const target = useOpenTarget(number);
  return target === undefined
    ? t('favourites.count', { number })
    : t('favourites.ofTarget', { number, target });
}
