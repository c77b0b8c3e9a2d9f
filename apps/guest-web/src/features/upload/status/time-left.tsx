import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { UploadItem } from '../engine/upload-item';
import { sentBytesOf, totalBytesOf } from './batch-bytes';
import { TransferRate } from './transfer-rate';
import styles from './time-left.module.css';

const SAMPLE_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;

/** Size and remaining time of a long batch. */
export function TimeLeft({ batch }: { batch: readonly UploadItem[] }) {
  const { t } = useTranslation();
  const totalBytes = totalBytesOf(batch);
  const sentBytes = sentBytesOf(batch);
  const leftMs = useTimeLeftMs(totalBytes, sentBytes);
  const sizes = [sentBytes, totalBytes].map((bytes) =>
    formatMegabytes(bytes, formatLanguage()),
  );
  return (
    <p className={styles.left}>
      {sizes.join(' / ')}
      {leftMs !== undefined &&
        ` · ${t('upload.timeLeft', { minutes: Math.max(1, Math.round(leftMs / MINUTE_MS)) })}`}
    </p>
  );
}

function useTimeLeftMs(totalBytes: number, sentBytes: number) {
  const [leftMs, setLeftMs] = useState<number>();
  const latest = useRef({ totalBytes, sentBytes });
  useEffect(() => {
    latest.current = { totalBytes, sentBytes };
  }, [totalBytes, sentBytes]);
  useEffect(() => {
    const rate = new TransferRate();
    const timer = setInterval(() => {
      const now = latest.current;
      rate.note(now.sentBytes, performance.now());
      setLeftMs(rate.msFor(now.totalBytes - now.sentBytes));
    }, SAMPLE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return leftMs;
}
