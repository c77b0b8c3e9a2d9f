import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import type { PendingUpload } from './pending-record';
import styles from './pending-notice.module.css';

/** Most visits have no such files, and their names remain without it. */
const MissingFiles = lazyExtra(() =>
  import('./missing-files').then((module) => module.MissingFiles),
);

/** Shows "3 of your files have not arrived yet". */
export function PendingNotice({ pending }: { pending: PendingUpload[] }) {
  const { t } = useTranslation();
  const toChoose = pending.filter(({ file }) => !file);
  const isQuiet = pending.length === 0;
  // Screen readers ignore a live region that arrives with its text.
  return (
    <div className={isQuiet ? styles.quiet : styles.notice} role="status">
      {!isQuiet && (
        <p className={styles.title}>
          {t('upload.pending', { count: pending.length })}
        </p>
      )}
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
          <Suspense>
            <MissingFiles files={toChoose} />
          </Suspense>
        </>
      )}
    </div>
  );
}
