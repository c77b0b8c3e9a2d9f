import { useTranslation } from 'react-i18next';
import { formatNumber } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { Favourites } from '../../../shared/media/marks/favourites';
import { useCountText } from '../../../shared/media/marks/favourites-count';
import { HeartPairIcon } from '../../../shared/media/marks/heart-icon';
import { useMarks } from '../../../shared/media/marks/marks-context';
import { useTarget } from '../../../shared/media/marks/use-target';
import styles from './favourites-summary.module.css';
import { TargetField } from './target-field';

interface FavouritesSummaryProps {
  favourites: Favourites;
  /** Whether this device has answered for every picture. */
  isDone: boolean;
}

/** How many favourites there are, of how many, and how many both share. */
export function FavouritesSummary({
  favourites: { all, both, one, isOfTwo },
  isDone,
}: FavouritesSummaryProps) {
  const { t } = useTranslation();
  const target = useTarget();
  const hasTwo = (useMarks()?.names.length ?? 0) > 0;
  const text = useCountText(all.length);
  const isReached = target !== undefined && all.length >= target;
  const number = (of: number) => formatNumber(of, formatLanguage());
  return (
    <div className={styles.summary}>
      {/* The number in large letters says it to the eye. */}
      <p className={styles.number} role="img" aria-label={text}>
        {number(all.length)}
        {target !== undefined && (
          <span className={styles.target}> / {number(target)}</span>
        )}
      </p>
      {(isReached || isDone) && (
        <p className={styles.end}>
          {isReached
            ? t('favourites.reached', { number: target })
            : t('favourites.done')}
        </p>
      )}
      {hasTwo && isOfTwo && (
        <p className={styles.agreement}>
          <HeartPairIcon isGiven />
          <span>{t('favourites.both', { number: both.length })}</span>
          <span>{t('favourites.one', { number: one.length })}</span>
        </p>
      )}
      <TargetField />
    </div>
  );
}
