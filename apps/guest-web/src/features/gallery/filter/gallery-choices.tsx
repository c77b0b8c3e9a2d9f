import { useMemo } from 'react';
import { countOf } from '../../../shared/media/file/folded';
import { GuestHeading } from './guest-heading';
import type { Listing } from '../../../shared/media/feed/listing';
import type { MediaActions } from '../actions/use-item-actions';
import { CullButton } from './cull-button';
import { FilterBar } from './filter-bar';
import { WaitingButton } from './waiting-button';

export { loadChoices } from '../../../shared/i18n/choices';
export { NoMatches } from './no-matches';

export interface GalleryChoicesProps {
  /** Without the filter. */
  whole: Listing;
  shown: Listing;
  /** Undefined: the link may not delete. */
  removeSelected: MediaActions['removeSelected'] | undefined;
}

/** The filter; for the couple, also the culling and the files that wait. */
export function GalleryChoices({
  whole,
  shown,
  removeSelected,
}: GalleryChoicesProps) {
  const { items, isComplete } = shown;
  const found = useMemo(
    () => countOf(items, isComplete).pictures,
    [items, isComplete],
  );
  return (
    <>
      <FilterBar whole={whole} found={found}>
        {removeSelected && (
          <CullButton listing={shown} removeSelected={removeSelected} />
        )}
        <WaitingButton items={whole.items} />
      </FilterBar>
      <GuestHeading whole={whole} shown={shown} count={found} />
    </>
  );
}
