import { useTranslation } from 'react-i18next';
import { MissingFiles } from './missing-files';
import styles from './pending-files.module.css';
import type { PendingUpload } from './pending-record';

/** Shows "3 of your files have not arrived yet". */
export function PendingFiles({ pending }: { pending: PendingUpload[] }) {
  const { t } = useTranslation();
  const toChoose = pending.filter(({ file }) => !file);
  return (
    <div className={styles.notice}>
      <p className={styles.title}>
        {t('upload.pending', { count: pending.length })}
      </p>
      {toChoose.length < pending.length && (
        <p>{t('upload.pendingContinues')}</p>
      )}
      {toChoose.length > 0 && (
        <>
          <p>
            {t('upload.pendingPickAgain', {
              names: toChoose.map(({ name }) => name).join(', '),
            })}
          </p>
          <MissingFiles files={toChoose} />
        </>
      )}
    </div>
  );
}
