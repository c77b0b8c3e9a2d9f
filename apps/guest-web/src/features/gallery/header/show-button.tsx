import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { folded } from '../../../shared/media/file/folded';
import { SlideshowIcon } from '../../../shared/media/viewer/icons';
import { Slideshow } from '../../../shared/media/viewer/slideshow/slideshow-part';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { useGalleryTools } from '../tools/gallery-tools';
import { revealTile } from '../tools/reveal-tile';
import { barBottom } from '../timeline/use-bar-height';

/** Plays all, or from the first visible picture on; ends at the last's tile. */
export function ShowButton({ listing }: { listing: Listing }) {
  const { t } = useTranslation();
  const { masonry, selection } = useGalleryTools();
  const [first, setFirst] = useState<string>();
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (first !== undefined || last.current === undefined) return;
    // The show has given the page back.
    revealTile({ masonry, selection }, last.current);
    last.current = undefined;
  }, [first, masonry, selection]);
  // At the grid's top the show begins at its own start.
  const start = () =>
    masonry.isAtTop() ? '' : masonry.order()[firstVisible()];
  if (listing.items.length === 0) return null;
  return (
    <>
      <IconButton
        label={t('viewer.slideshow')}
        onClick={() => setFirst(start())}
      >
        <SlideshowIcon />
      </IconButton>
      {first !== undefined && (
        <Suspense>
          <Show
            listing={listing}
            id={first}
            onEnd={(id) => {
              last.current = id;
              setFirst(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface ShowProps {
  listing: Listing;
  id: string;
  onEnd: (id: string) => void;
}

/** Each picture of a burst, equal ones once. */
function Show({ listing: { items, isComplete }, ...show }: ShowProps) {
  const { tiles } = useMemo(
    () => folded(items, { isComplete }),
    [items, isComplete],
  );
  return <Slideshow items={tiles} {...show} />;
}

function firstVisible(): number {
  const tiles = [...document.querySelectorAll<HTMLElement>('main [data-tile]')];
  const top = barBottom();
  const first = tiles.find((tile) => tile.getBoundingClientRect().bottom > top);
  return Number(first?.dataset['tile'] ?? 0);
}
