import { useTranslation } from 'react-i18next';
import { formatNumber } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { Favourites } from '../../../shared/media/marks/favourites';
import { useCountText } from '../../../shared/media/marks/favourites-count';
import { HeartPairIcon } from '../../../shared/media/marks/heart-icon';
import { useMarks } from '../../../shared/media/marks/marks-context';
import {
  useOpenTarget,
  useTarget,
} from '../../../shared/media/marks/use-target';
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
  const hasTwo = (useMarks()?.names.length ?? 0) > 0;
  const text = useCountText(all.length);
  const openTarget = useOpenTarget(all.length);
  const end = useEnd(all.length, isDone);
  const number = (of: number) => formatNumber(of, formatLanguage());
  return (
    <div className={styles.summary}>
      {/* The number in large letters says it to the eye. */}
      <p className={styles.number} role="img" aria-label={text}>
        {number(all.length)}
        {openTarget !== undefined && (
          <span className={styles.target}> / {number(openTarget)}</span>
        )}
      </p>
      {end && <p className={styles.end}>{end}</p>}
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

/** Returns how the wish and the choice go together at the end; undefined before it. */
function useEnd(number: number, isDone: boolean): string | undefined {
  const { t } = useTranslation();
  const target = useTarget();
  if (target !== undefined && number > target)
    return t('favourites.over', { number, target });
  if (number === target) return t('favourites.reached', { number });
  return isDone ? t('favourites.done') : undefined;
}
