import { Suspense, useCallback } from 'react';
import type { MediaItem } from '@hatira/contract';
import { ExposureBar } from '../../shared/media/exposure/exposure-part';
import type { Moderation } from '../../shared/media/exposure/use-moderation';
import { FavouriteButton } from '../../shared/media/marks/favourite-button';
import { Viewer } from '../../shared/media/viewer/viewer';
import type { ViewerPlace } from '../../shared/media/viewer/viewer-place';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import styles from './open-viewer.module.css';

interface OpenViewerProps {
  items: readonly MediaItem[];
  /** False while pages load. */
  isComplete: boolean;
  place: ViewerPlace;
  onShown: (place: ViewerPlace) => void;
  onDelete: ((item: MediaItem) => void) | undefined;
  timeZone: string;
  /** Undefined: guests see no album. */
  moderation: Moderation | undefined;
}

export function OpenViewer({
  items,
  isComplete,
  place,
  onShown,
  onDelete,
  timeZone,
  moderation,
}: OpenViewerProps) {
  const { kind } = place;
  const remember = useCallback(
    ({ id }: MediaItem, index: number) =>
      onShown({ kind, ...(index > 0 && { id }) }),
    [onShown, kind],
  );
  return (
    <main className={styles.viewer}>
      <Viewer
        items={items}
        isComplete={isComplete}
        id={place.id}
        onShown={remember}
        onDelete={onDelete}
        timeZone={timeZone}
        extraActions={(item) => <FavouriteButton item={item} />}
        moreActions={(item) =>
          moderation && (
            <Suspense>
              <ExposureBar item={item} moderation={moderation} />
            </Suspense>
          )
        }
      >
        <PrivacyLine isLinkAlone />
      </Viewer>
    </main>
  );
}
