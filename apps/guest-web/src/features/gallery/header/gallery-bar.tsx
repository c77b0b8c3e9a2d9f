import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { WeddingInfo } from '@hatira/contract';
import { useFocusSuccessor } from '../../../shared/lib/use-focus-successor';
import type { Listing } from '../../../shared/media/feed/listing';
import { CoupleNames } from '../../../shared/media/wedding/couple-title';
import { useGalleryTools } from '../tools/gallery-tools';
import { useSize } from '../tools/id-set';
import { useIsChoosing } from '../tools/selection';
import styles from './gallery-bar.module.css';
import type { SelectedActionsProps } from './selected-actions';
import { SelectionControls } from './selected-part';
import { useMemoryCount } from './use-memory-count';

interface GalleryBarProps extends SelectedActionsProps {
  wedding: WeddingInfo;
  /** The listing without the filter. */
  whole: Listing;
  /** The controls, which make room for those of a selection. */
  children: ReactNode;
}

/** The names where there is room, and one row of controls, always in sight. */
export function GalleryBar({
  wedding,
  whole,
  listing,
  removeSelected,
  children,
}: GalleryBarProps) {
  const { selection } = useGalleryTools();
  const count = useSize(selection);
  const isChoosing = useIsChoosing(selection);
  const memories = useMemoryCount(whole);
  const [hasBegun, setHasBegun] = useState(false);
  if (isChoosing && !hasBegun) setHasBegun(true);
  useFootBar(count > 0);
  const ref = useRef<HTMLDivElement>(null);
  const focusGroup = useFocusSuccessor(() =>
    ref.current?.querySelector<HTMLElement>('input:enabled, [data-next]'),
  );
  return (
    <div
      ref={ref}
      className={styles.bar}
      data-toolbar
      data-choosing={isChoosing}
      {...focusGroup}
    >
      {!isChoosing && (
        <>
          <div className={styles.title}>
            {wedding.cover !== undefined && (
              <span className={styles.picture} data-part="picture" />
            )}
            <CoupleNames wedding={wedding} className={styles.names} />
            <span className={styles.memories} data-text={memories} />
          </div>
          <div className={styles.controls}>{children}</div>
        </>
      )}
      {hasBegun && (
        <Suspense>
          <SelectionControls
            listing={listing}
            removeSelected={removeSelected}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Keeps toasts clear of a phone's bottom actions. */
function useFootBar(isThere: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-foot-bar', isThere);
    return () => document.documentElement.removeAttribute('data-foot-bar');
  }, [isThere]);
}
