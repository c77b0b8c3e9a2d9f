import { useTranslation } from 'react-i18next';
import { formatDay, formatPercent, type ArchiveState } from '@hatira/contract';
import { formatLanguage } from '../../../i18n/i18n';
import { ProgressBar } from '../../../ui/progress/progress-bar';
import styles from './archive-dialog.module.css';

/** Downloaded by the page. */
export function SavingProgress({ percent }: { percent: number }) {
  const { t } = useTranslation();
  const label = t('gallery.downloading', {
    percent: formatPercent(percent, formatLanguage()),
  });
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} percent={percent} />
      <p>{label}</p>
    </div>
  );
}

export function ArchiveProgress({
  archive: { expiresAt, progress, status },
}: {
  archive: ArchiveState;
}) {
  const { t } = useTranslation();
  if (status === 'queued' || status === 'building') {
    const percent = formatPercent(progress, formatLanguage());
    return (
      <div className={styles.progress}>
        <ProgressBar label={t('downloads.preparingLabel')} percent={progress} />
        <p className={styles.hint}>{t('downloads.preparing', { percent })}</p>
      </div>
    );
  }
  const day = formatDay(new Date(expiresAt), formatLanguage());
  return (
    <p className={styles.hint} role="status">
      {t(status === 'failed' ? 'downloads.unprepared' : 'downloads.ready')}{' '}
      {t('downloads.until', { day })}
    </p>
  );
}
