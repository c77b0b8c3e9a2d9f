import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import { ItemActions } from './item-actions';
import styles from './open-viewer.module.css';
import { Stage } from './stage/stage';
import { Strip } from './strip/strip';
import { useStepKeys } from './use-step-keys';
import type { ViewerPlace } from './place/viewer-place';

interface OpenViewerProps {
  items: readonly MediaItem[];
  /** False while pages load. */
  isComplete: boolean;
  place: ViewerPlace;
  onShown: (place: ViewerPlace) => void;
}

export function OpenViewer({
  items,
  isComplete,
  place,
  onShown,
}: OpenViewerProps) {
  const { t } = useTranslation();
  const { index, show } = useShownIndex(items, isComplete, place);
  const last = items.length - 1;
  const step = useCallback(
    (by: number) => show(Math.max(0, Math.min(last, index + by))),
    [show, index, last],
  );
  useStepKeys(step);

  const item = items[index]!;
  const { kind } = place;
  useEffect(
    () => onShown({ kind, ...(index > 0 && { id: item.id }) }),
    [onShown, kind, index, item.id],
  );

  return (
    <main className={styles.viewer}>
      <Stage items={items} index={index} onStep={step} />
      <div className={styles.foot}>
        <div className={styles.line}>
          <p className={styles.position} role="status">
            {t('viewer.position', { index: index + 1, count: items.length })}
          </p>
          <ItemActions item={item} />
        </div>
        <Strip items={items} index={index} onShow={show} />
        <PrivacyLine isLinkAlone />
      </div>
    </main>
  );
}

/** Follows the item; after its deletion shows the one in its place. */
function useShownIndex(
  items: readonly MediaItem[],
  isComplete: boolean,
  { id: wanted }: ViewerPlace,
) {
  const [shown, setShown] = useState<{ id: string | undefined; index: number }>(
    { id: wanted, index: 0 },
  );
  const indexById = useMemo(
    () => new Map(items.map(({ id }, index) => [id, index])),
    [items],
  );
  const found = shown.id === undefined ? undefined : indexById.get(shown.id);
  const index = found ?? Math.min(shown.index, items.length - 1);
  // The item may be on a page that is still loading.
  const isAwaited =
    found === undefined &&
    shown.id === wanted &&
    wanted !== undefined &&
    !isComplete;
  const id = isAwaited ? wanted : items[index]!.id;
  if (id !== shown.id || index !== shown.index) setShown({ id, index });
  const show = useCallback(
    (next: number) => setShown({ id: items[next]!.id, index: next }),
    [items],
  );
  return { index, show };
}
