import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import type { UploadItem, UploadStatus } from '../engine/upload-item';
import type { SendingState } from './sending-state';
import { useCalmAnnouncement, type Phase } from './use-calm-announcement';
import type { Uploads } from '../session/use-uploads';
import styles from './overall-progress.module.css';

interface OverallProgressProps {
  uploads: Uploads;
  /** Undefined until they have loaded. */
  parts: { SendingState: typeof SendingState } | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Counts a file once the server has confirmed it. */
export function OverallProgress({ uploads, parts, ref }: OverallProgressProps) {
  const { batch, isUploading } = uploads.snapshot;
  const text = useProgressText(uploads);
  const announcement = useCalmAnnouncement(text, phaseOf(uploads));

  return (
    <div ref={ref} tabIndex={-1} className={styles.progress}>
      {text && <p className={styles.text}>{text}</p>}
      {isUploading && parts && <parts.SendingState batch={batch} />}
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
  visit: [savedBefore],
  isPickerBusy,
}: Uploads): string {
  const { t } = useTranslation();
  if (isPickerBusy) return t('upload.pickerBusy');
  const urls = items.flatMap(({ storageUrl }) => storageUrl ?? []);
  // A file that was sent twice is one memory.
  const done = new Set([...savedBefore, ...urls]).size;
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
