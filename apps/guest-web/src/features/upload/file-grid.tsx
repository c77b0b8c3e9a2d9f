import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Check, RotateCw } from './icons';
import { ProgressCircle } from '../../shared/ui/progress-circle';
import type { UploadItem } from './engine/upload-item';
import { FilePreview } from './preview/file-preview';
import styles from './file-grid.module.css';

interface FileGridProps {
  items: readonly UploadItem[];
  onRetry: (ids: string[]) => void;
}

/** What the guest has sent in this visit, two to four in a row. */
export function FileGrid({ items, onRetry }: FileGridProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <ul className={styles.grid} aria-label={t('upload.files')}>
      {items.map((item) => (
        <FileTile key={item.id} item={item} onRetry={onRetry} />
      ))}
    </ul>
  );
}

const FileTile = memo(function FileTile({ item, onRetry }: { item: UploadItem; onRetry: FileGridProps['onRetry'] }) {
  const { t } = useTranslation();
  const { id, name, status } = item;
  const label = `${name}: ${t(`upload.status.${status}`)}`;
  return (
    <li className={`${styles.tile} ${status === 'done' ? '' : styles.unfinished}`} aria-label={label}>
      <FilePreview item={item} />
      {status === 'done' && (
        <span className={styles.tick}>
          <Check />
        </span>
      )}
      {status === 'failed' && (
        <button type="button" className={styles.retry} onClick={() => onRetry([id])}>
          <RotateCw />
          <span className={styles.retryLabel}>{t('upload.retryOne', { name })}</span>
        </button>
      )}
      {status !== 'done' && status !== 'failed' && (
        <span className={styles.center}>
          <ProgressCircle percent={item.percent} />
        </span>
      )}
    </li>
  );
});
