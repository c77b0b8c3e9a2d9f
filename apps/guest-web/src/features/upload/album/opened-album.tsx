import { useCallback, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AlbumItem, MediaItem } from '@hatira/contract';
import { useViewerEntry } from '../../../shared/media/viewer/layers/use-viewer-entry';
import { Viewer } from '../../../shared/media/viewer/viewer';
import { ViewerLayer } from '../../../shared/media/viewer/viewer-layer';
import styles from './guest-album.module.css';
import { isUnplayable, shownItem } from './shown-item';

interface OpenedAlbumProps {
  /** Not empty. */
  items: readonly AlbumItem[];
  /** False while older ones are not loaded. */
  isComplete: boolean;
  /** The first one. */
  id: string;
  /** @param id the last one */
  onClose: (id: string) => void;
}

/** A picture over the whole page, to look at alone. */
export function OpenedAlbum({
  items,
  isComplete,
  id,
  onClose,
}: OpenedAlbumProps) {
  const { t } = useTranslation();
  const last = useRef(id);
  const remember = useCallback((item: MediaItem) => {
    last.current = item.id;
  }, []);
  const close = useViewerEntry(() => onClose(last.current));
  const shown = useMemo(() => items.map(shownItem), [items]);
  const silent = useMemo(
    () => new Set(items.filter(isUnplayable).map((item) => item.id)),
    [items],
  );
  return createPortal(
    <ViewerLayer label={t('album.title')}>
      <Viewer
        items={shown}
        isComplete={isComplete}
        id={id}
        isShownOnly
        onShown={remember}
        onClose={close}
        extraActions={(item) =>
          silent.has(item.id) && (
            <p className={styles.silent}>{t('album.noVideo')}</p>
          )
        }
      />
    </ViewerLayer>,
    document.body,
  );
}
