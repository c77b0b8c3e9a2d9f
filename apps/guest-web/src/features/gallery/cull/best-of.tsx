import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { useBulkDownload } from '../actions/use-bulk-download';
import { useGalleryTools } from '../tools/gallery-tools';
import { Selection } from '../tools/selection';
import { DownloadButton, SpokenDownload } from '../header/download-button';
import styles from './cull-mode.module.css';

interface BestOfProps {
  items: readonly MediaItem[];
  best: readonly MediaItem[];
}

/** Keeps and hearts as one zip. */
export function BestOf({ items, best }: BestOfProps) {
  const { t } = useTranslation();
  const { selection: tiles } = useGalleryTools();
  const [selection] = useState(() => new Selection());
  const { state, start } = useBulkDownload(items, selection);
  const download = () => {
    const files = tiles.filesOf(best.map(({ id }) => id));
    selection.keepOnly(files);
    selection.add(files);
    void start();
  };
  return (
    <div className={styles.best}>
      <DownloadButton
        state={state}
        label={t('cull.downloadBest', { number: best.length })}
        onStart={download}
      />
      <p>{t('cull.best')}</p>
      <SpokenDownload state={state} />
    </div>
  );
}
