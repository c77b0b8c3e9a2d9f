import { Suspense, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { ProgressBar } from '../../../shared/ui/progress/progress-bar';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import {
  sentBytesOf,
  totalBytesOf,
  type UploadItem,
  type UploadStatus,
} from '../engine/upload-item';
import { useCalmAnnouncement, type Phase } from './use-calm-announcement';
import type { Uploads } from '../session/use-uploads';
import styles from './overall-progress.module.css';

/** A smaller batch ends before the time is read. */
const LONG_BATCH_BYTES = 20 * 1024 ** 2;
const TimeLeft = lazyExtra(() =>
  import('./time-left').then((module) => module.TimeLeft),
);

interface OverallProgressProps {
  uploads: Uploads;
  ref: Ref<HTMLDivElement>;
}

/** Counts a file once the server has confirmed it. */
export function OverallProgress({ uploads, ref }: OverallProgressProps) {
  const { t } = useTranslation();
  const { batch, isUploading } = uploads.snapshot;
  const text = useProgressText(uploads);
  const announcement = useCalmAnnouncement(text, phaseOf(uploads));

  return (
    <div ref={ref} tabIndex={-1} className={styles.progress}>
      {text && <p className={styles.text}>{text}</p>}
      {isUploading && (
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
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

function phaseOf({ snapshot, isPickerBusy }: Uploads): Phase {
  if (isPickerBusy) return 'preparing';
  return snapshot.isUploading ? 'sending' : 'quiet';
}

function useProgressText({
  snapshot: { items, batch, isUploading },
  isPickerBusy,
}: Uploads): string {
  const { t } = useTranslation();
  if (isPickerBusy) return t('upload.pickerBusy');
  const done = countOf(items, 'done');
  if (isUploading) {
    const total = done + batch.length - countOf(batch, 'done');
    return t('upload.progress', { done, total });
  }
  const failed = countOf(items, 'failed');
  if (failed === 0) return done === 0 ? '' : t('upload.saved', { count: done });
  return done === 0
    ? t('upload.notSent', { count: failed })
    : t('upload.partlySaved', { done, failed });
}

function countOf(items: readonly UploadItem[], wanted: UploadStatus): number {
  return items.filter(({ status }) => status === wanted).length;
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
