import { useEffect, useState } from 'react';
import { subscribeToTheme } from '../../shared/lib/theme';
import { useDownloads } from '../../shared/media/download/downloads-context';
import { EventsOfGallery } from './events/event-chips-part';
import { GalleryBar } from './header/gallery-bar';
import { GalleryControls } from './header/gallery-controls';
import { Search } from './filter/filter-parts';
import type { PanelProps } from './panel';
import { loadCull, loadMenu, loadShare, loadShow } from './panels';
import { usePanel } from './use-panel';

type GalleryTopProps = Omit<PanelProps, 'onClose' | 'onCull'>;

/** The bar with its controls, and the parts that they open. */
export function GalleryTop(props: GalleryTopProps) {
  const { wedding, whole, listing, removeSelected } = props;
  const { panel: Panel, open, close } = usePanel();
  const [isSearching, setIsSearching] = useState(false);
  const { prepareEverything } = useDownloads();
  // The page follows the system while the menu with the theme is closed, too.
  useEffect(() => subscribeToTheme(() => undefined), []);
  const isFilled = whole.items.length > 0;
  const isCouple = wedding.access === 'full';
  const takesAll = isFilled && !isCouple && !wedding.isDemo;
  const count = whole.isComplete
    ? whole.items.length + whole.arrivals.length
    : undefined;
  return (
    <>
      <GalleryBar
        wedding={wedding}
        whole={whole}
        listing={listing}
        removeSelected={removeSelected}
      >
        <GalleryControls
          hasShown={listing.items.length > 0}
          isFilled={isFilled}
          isSearching={isSearching}
          onShare={
            isCouple && !wedding.isDemo ? () => open(loadShare) : undefined
          }
          onEverything={
            takesAll ? () => void prepareEverything(count) : undefined
          }
          onShow={() => open(loadShow)}
          onSearch={() => setIsSearching(!isSearching)}
          onMenu={() => open(loadMenu)}
        />
      </GalleryBar>
      {isFilled && <EventsOfGallery events={wedding.events} whole={whole} />}
      {isFilled && (
        <Search whole={whole} shown={listing} isOpen={isSearching} />
      )}
      {Panel && (
        <Panel {...props} onCull={() => open(loadCull)} onClose={close} />
      )}
    </>
  );
}
