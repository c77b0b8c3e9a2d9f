import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { ProgressBar } from '../../../shared/ui/progress/progress-bar';
import type { UploadItem } from '../engine/upload-item';
import { sentBytesOf, totalBytesOf } from './batch-bytes';
import styles from './sending-state.module.css';

/** A smaller batch ends before the time is read. */
const LONG_BATCH_BYTES = 20 * 1024 ** 2;
const TimeLeft = lazyExtra(() =>
  import('./time-left').then((module) => module.TimeLeft),
);

/** How far a batch is, and the guest's part in it. */
export function SendingState({ batch }: { batch: readonly UploadItem[] }) {
  const { t } = useTranslation();
  return (
    <>
      <ProgressBar
        label={t('upload.status.sending')}
        percent={overallPercent(batch)}
      />
      {totalBytesOf(batch) >= LONG_BATCH_BYTES && (
        <Suspense>
          <TimeLeft batch={batch} />
        </Suspense>
      )}
      <p className={styles.advice}>{t(adviceOf(batch))}</p>
    </>
  );
}

function adviceOf(batch: readonly UploadItem[]) {
  const waiting = batch.filter(({ status }) => status === 'waiting');
  const isMoving = batch.some(
    ({ status }) => status === 'sending' || status === 'finishing',
  );
  if (isMoving || waiting.length === 0) return 'upload.keepOpen';
  return waiting.some(({ waitingFor }) => waitingFor === 'connection')
    ? 'upload.offline'
    : 'upload.busy';
}

/** By bytes: a long video must not count like a photo. */
function overallPercent(batch: readonly UploadItem[]): number {
  const total = totalBytesOf(batch);
  return total === 0 ? 0 : Math.floor((sentBytesOf(batch) / total) * 100);
}
