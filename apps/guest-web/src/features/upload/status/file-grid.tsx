import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CloseIcon } from '../../../shared/ui/button/icon';
import { ProgressCircle } from '../../../shared/ui/progress/progress-circle';
import type { UploadItem } from '../engine/upload-item';
import { RotateCw } from '../preview/tile-icons';
import { FilePreview } from '../preview/file-preview';
import { isRefused } from '../engine/failure-policy';
import styles from './file-grid.module.css';

export interface FileGridProps {
  items: readonly UploadItem[];
  onRetry: (ids: string[]) => void;
  onDismiss: (ids: string[]) => void;
}

interface FilesProps extends FileGridProps {
  /** Ids of files that were sent before. */
  repeated: ReadonlySet<string>;
}

export function FileGrid({ items, onRetry, onDismiss, repeated }: FilesProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <>
      <ul className={styles.grid} aria-label={t('upload.files')}>
        {items.map((item) => (
          <FileTile
            key={item.id}
            item={item}
            isRepeated={repeated.has(item.id)}
            onRetry={onRetry}
            onDismiss={onDismiss}
          />
        ))}
      </ul>
      {repeated.size > 0 && (
        <p className={styles.repeated}>
          {t('upload.repeated', { count: repeated.size })}
        </p>
      )}
    </>
  );
}

interface FileTileProps extends Omit<FileGridProps, 'items'> {
  item: UploadItem;
  isRepeated: boolean;
}

const FileTile = memo(function FileTile({
  item,
  isRepeated,
  onRetry,
  onDismiss,
}: FileTileProps) {
  const { t } = useTranslation();
  const { name, status } = item;
  const state = t(
    isRepeated ? 'upload.alreadySent' : `upload.status.${status}`,
  );
  return (
    <li
      className={`${styles.tile} ${status === 'done' ? '' : styles.unfinished}`}
      aria-label={`${name}: ${state}`}
    >
      <FilePreview item={item} />
      {status === 'done' && (
        <span className={`${styles.tick} ${isRepeated ? styles.again : ''}`}>
          <CheckIcon />
        </span>
      )}
      {status === 'failed' && (
        <FailedSign item={item} onRetry={onRetry} onDismiss={onDismiss} />
      )}
      {status !== 'done' && status !== 'failed' && (
        <span className={styles.center}>
          <ProgressCircle
            percent={status === 'queued' ? undefined : item.percent}
          />
        </span>
      )}
    </li>
  );
});

/** Dismisses a file that would fail the same way. */
function FailedSign({
  item: { error, id, name },
  onRetry,
  onDismiss,
}: Omit<FileTileProps, 'isRepeated'>) {
  const { t } = useTranslation();
  const isOver = isRefused(error);
  return (
    <button
      type="button"
      className={styles.retry}
      onClick={() => (isOver ? onDismiss : onRetry)([id])}
    >
      {isOver ? <CloseIcon /> : <RotateCw />}
      <span className={styles.retryLabel}>
        {t(isOver ? 'upload.dismissOne' : 'upload.retryOne', { name })}
      </span>
    </button>
  );
}
