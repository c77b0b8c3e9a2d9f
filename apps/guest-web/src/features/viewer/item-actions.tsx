import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { downloadFile } from '../../shared/media/file/download-file';
import { viewUrl } from '../../shared/media/file/media-file';
import { DownloadIcon, OpenIcon } from '../../shared/ui/button/icons';
import { useToast } from '../../shared/ui/dialog/toast';
import styles from './item-actions.module.css';

export function ItemActions({ item }: { item: MediaItem }) {
  const { t } = useTranslation();
  const { download, isBusy } = useDownload(item);
  return (
    <div className={styles.actions}>
      <a
        className={styles.action}
        href={viewUrl(item)}
        target="_blank"
        rel="noopener"
      >
        <OpenIcon />
        {t('gallery.view')}
      </a>
      <button
        type="button"
        className={styles.action}
        aria-disabled={isBusy}
        onClick={download}
      >
        <DownloadIcon />
        {t('gallery.download')}
      </button>
    </div>
  );
}

function useDownload({ id }: MediaItem) {
  const { t } = useTranslation();
  const toast = useToast();
  const [busyId, setBusyId] = useState<string>();
  const isBusy = busyId === id;
  const download = async () => {
    if (isBusy) return;
    setBusyId(id);
    await downloadFile(id).catch(() =>
      toast({ text: t('admin.downloadError'), kind: 'error' }),
    );
    setBusyId((now) => (now === id ? undefined : now));
  };
  return { download: () => void download(), isBusy };
}
