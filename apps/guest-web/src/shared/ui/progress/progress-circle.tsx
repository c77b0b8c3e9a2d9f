import { formatPercent } from '@hatira/contract';
import { formatLanguage } from '../../i18n/i18n';
import styles from './progress-circle.module.css';

const RADIUS = 20;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * Decorative: the text is elsewhere.
 * @param percent undefined before the work begins
 */
export function ProgressCircle({ percent }: { percent: number | undefined }) {
  return (
    <span className={styles.circle} aria-hidden="true">
      <svg viewBox="0 0 48 48" width="48" height="48">
        <circle className={styles.track} cx="24" cy="24" r={RADIUS} />
        <circle
          className={styles.value}
          cx="24"
          cy="24"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - (percent ?? 0) / 100)}
        />
      </svg>
      <span className={styles.label}>
        {percent !== undefined && formatPercent(percent, formatLanguage())}
      </span>
    </span>
  );
}
