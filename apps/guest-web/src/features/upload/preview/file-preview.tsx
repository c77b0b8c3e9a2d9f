import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { isImageType } from '@hatira/contract';
import type { UploadItem } from '../engine/upload-item';
import { Play } from './tile-icons';
import { previews } from './preview-store';
import styles from './file-preview.module.css';

export function FilePreview({
  item: { id, name, type, status },
}: {
  item: UploadItem;
}) {
  const { t } = useTranslation();
  const preview = useSyncExternalStore(previews.subscribe, () =>
    previews.get(id),
  );
  const isImage = isImageType(type);

  if (preview === undefined) return <span className={styles.tile} />;
  if (preview === null) {
    return (
      <span
        className={`${styles.tile} ${status === 'done' ? '' : styles.underWay}`}
      >
        <span className={styles.name}>{name}</span>
        {status === 'done' && (
          <span className={styles.text}>{t('upload.noPreview')}</span>
        )}
      </span>
    );
  }
  return (
    <>
      <img
        className={styles.image}
        src={preview}
        alt=""
        decoding="async"
        onError={() => previews.set(id, null)}
      />
      {!isImage && (
        <span className={styles.video}>
          <Play />
        </span>
      )}
    </>
  );
}
