import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DeletedItem, MediaItem } from '@hatira/contract';
import { useViewerEntry } from '../../shared/media/viewer/layers/use-viewer-entry';
import { Viewer } from '../../shared/media/viewer/viewer';
import { ViewerLayer } from '../../shared/media/viewer/viewer-layer';
import { Button } from '../../shared/ui/button/button';
import styles from './deleted-page.module.css';
import { shownDeleted } from './shown-deleted';

interface OpenedDeletedProps {
  hash: number;
  items: readonly DeletedItem[];
  /** False while older ones are not loaded. */
  isComplete: boolean;
  /** The first one. */
  id: string;
  isBusy: boolean;
  onRestore: (id: string) => void;
  /** Undefined: all are loaded. */
  onMore: (() => void) | undefined;
  /** @param id the last one */
  onClose: (id: string) => void;
}

/** Deleted files over the whole page, to look at before one comes back. */
export function OpenedDeleted({
  hash,
  items,
  isComplete,
  id,
  isBusy,
  onRestore,
  onMore,
  onClose,
}: OpenedDeletedProps) {
  const { t } = useTranslation();
  const [shownId, setShownId] = useState(id);
  const close = useViewerEntry(() => onClose(shownId));
  const isEmpty = items.length === 0;
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
  const shown = useMemo(
    () => items.map((item) => shownDeleted(hash, item)),
    [hash, items],
  );
  const daysLeft = useMemo(
    () => new Map(items.map((item) => [item.id, item.days_left])),
    [items],
  );
  const more = useEffectEvent(() => onMore?.());
  const isAtEnd = shownId === items.at(-1)?.id;
  useEffect(() => {
    if (isAtEnd) more();
  }, [isAtEnd]);
  const onShown = useCallback((item: MediaItem) => setShownId(item.id), []);
  return createPortal(
    <ViewerLayer label={t('deleted.title')}>
      {!isEmpty && (
        <Viewer
          items={shown}
          isComplete={isComplete}
          id={id}
          isShownOnly
          onShown={onShown}
          onClose={close}
          extraActions={(item) => (
            <>
              <p className={styles.left}>
                {t('deleted.daysLeft', { count: daysLeft.get(item.id) ?? 0 })}
              </p>
              <Button
                kind="quiet"
                aria-disabled={isBusy}
                aria-label={`${t('deleted.restore')}: ${item.file_name}`}
                onClick={() => onRestore(item.id)}
              >
                {t('deleted.restore')}
              </Button>
            </>
          )}
        />
      )}
    </ViewerLayer>,
    document.body,
  );
}
