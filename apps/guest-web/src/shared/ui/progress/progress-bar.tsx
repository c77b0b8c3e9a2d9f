import styles from './progress-bar.module.css';

/** @param percent whole, 0 to 100 */
export function ProgressBar({
  label,
  percent,
}: {
  label: string;
  percent: number;
}) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div
        className={styles.value}
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  );
}
