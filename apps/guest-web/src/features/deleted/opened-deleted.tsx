import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedItem } from '@hatira/contract';
import { ViewerOverPage } from '../../shared/media/viewer/viewer-over-page';
import { Button } from '../../shared/ui/button/button';
import styles from './deleted-page.module.css';
import { shownDeleted } from './shown-deleted';

interface OpenedDeletedProps {
  hash: number;
  items: readonly DeletedItem[];
  /** The item to begin with. */
  id: string;
  isBusy: boolean;
  onRestore: (id: string) => void;
  /** Undefined: all are loaded. */
  onMore: (() => void) | undefined;
  /** @param id the item shown last */
  onClose: (id: string) => void;
}

/** Deleted files over the whole page, to look at before one comes back. */
export function OpenedDeleted({
  hash,
  items,
  id,
  isBusy,
  onRestore,
  onMore,
  onClose,
}: OpenedDeletedProps) {
  const { t } = useTranslation();
  const [shownId, setShownId] = useState(id);
  useMoreAtEnd(items, { shownId, isBusy, onMore });
  const shown = useMemo(
    () => items.map((item) => shownDeleted(hash, item)),
    [hash, items],
  );
  const daysLeft = useMemo(
    () => new Map(items.map((item) => [item.id, item.days_left])),
    [items],
  );
  return (
    <ViewerOverPage
      label={t('deleted.title')}
      items={shown}
      isComplete={onMore === undefined}
      id={id}
      onShown={setShownId}
      onClose={onClose}
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
  );
}

/** Loads older items at the last one; after a failure when it is shown again. */
function useMoreAtEnd(
  items: readonly DeletedItem[],
  {
    shownId,
    isBusy,
    onMore,
  }: Pick<OpenedDeletedProps, 'isBusy' | 'onMore'> & { shownId: string },
): void {
  const more = useEffectEvent(() => onMore?.());
  const askedAt = useRef<number>(undefined);
  const { length } = items;
  const isAtEnd = shownId === items[items.length - 1]?.id;
  useEffect(() => {
    if (!isAtEnd) askedAt.current = undefined;
    else if (!isBusy && askedAt.current !== length) {
      askedAt.current = length;
      more();
    }
  }, [isAtEnd, isBusy, length]);
}
