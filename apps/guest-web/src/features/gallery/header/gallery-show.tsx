import { Suspense, useMemo, useState } from 'react';
import type { Listing } from '../../../shared/media/feed/listing';
import { folded } from '../../../shared/media/file/folded';
import { Slideshow } from '../../../shared/media/viewer/slideshow/slideshow-part';
import { barBottom } from '../timeline/use-bar-height';
import { useGalleryTools } from '../tools/gallery-tools';
import { revealTile } from '../tools/reveal-tile';

interface GalleryShowProps {
  listing: Listing;
  onClose: () => void;
}

/**
 * Plays all, or from the first visible picture on; ends at the last's tile.
 * Each picture of a burst shows, equal ones once.
 */
export function GalleryShow({
  listing: { items, isComplete },
  onClose,
}: GalleryShowProps) {
  const { masonry, selection } = useGalleryTools();
  // At the grid's top the show begins at its own start.
  const [first] = useState(() =>
    masonry.isAtTop() ? '' : (masonry.order()[firstVisible()] ?? ''),
  );
  const { tiles } = useMemo(
    () => folded(items, { isComplete }),
    [items, isComplete],
  );
  const end = (last: string) => {
    onClose();
    // The show gives the page back first.
    requestAnimationFrame(() => revealTile({ masonry, selection }, last));
  };
  return (
    <Suspense>
      <Slideshow items={tiles} id={first} onEnd={end} />
    </Suspense>
  );
}

function firstVisible(): number {
  const tiles = [...document.querySelectorAll<HTMLElement>('main [data-tile]')];
  const top = barBottom();
  const first = tiles.find((tile) => tile.getBoundingClientRect().bottom > top);
  return Number(first?.dataset['tile'] ?? 0);
}
