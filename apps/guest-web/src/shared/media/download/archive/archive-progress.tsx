import { useTranslation } from 'react-i18next';
import type { ArchiveState } from '@hatira/contract';
import { currentLanguage } from '../../../i18n/i18n';
import { formatPercent } from '../../../lib/format-percent';
import { ProgressBar } from '../../../ui/progress/progress-bar';
import styles from './archive-dialog.module.css';

export function ArchiveProgress({
  archive: { expiresAt, progress, status },
}: {
  archive: ArchiveState;
}) {
  const { t } = useTranslation();
  if (status === 'queued' || status === 'building') {
    const percent = formatPercent(progress, currentLanguage());
    return (
      <div className={styles.progress}>
        <ProgressBar label={t('downloads.preparingLabel')} percent={progress} />
        <p className={styles.hint}>{t('downloads.preparing', { percent })}</p>
      </div>
    );
  }
  const day = new Date(expiresAt).toLocaleDateString(currentLanguage(), {
    dateStyle: 'long',
  });
  return (
    <p className={styles.hint} role="status">
      {t(status === 'failed' ? 'downloads.unprepared' : 'downloads.ready')}{' '}
      {t('downloads.until', { day })}
    </p>
  );
}
