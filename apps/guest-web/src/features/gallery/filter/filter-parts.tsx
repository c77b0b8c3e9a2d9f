import { Suspense } from 'react';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { SEARCH_PARTS } from './filter-address';
import styles from './filter-parts.module.css';
import type { NoMatchesProps } from './no-matches';
import type { SearchPanelProps } from './search-panel';
import { loadFilter, useIsFiltered } from './use-filtered';

/** Loads the parts of the search with their texts. */
const load = () =>
  Promise.all([import('./search-parts'), loadFilter()]).then(
    async ([parts]) => {
      await parts.loadChoices();
      return parts;
    },
  );
const SearchPanel = lazyExtra(() => load().then((parts) => parts.SearchPanel));
const NoMatches = lazyExtra(() => load().then((parts) => parts.NoMatches));

/** Absent without a filter until the visitor searches. */
export function Search(props: SearchPanelProps) {
  const isFiltered = useIsFiltered(SEARCH_PARTS);
  if (!props.isOpen && !isFiltered) return null;
  return (
    <div className={styles.place} data-between>
      <Suspense>
        <SearchPanel {...props} />
      </Suspense>
    </div>
  );
}

export function NotFound(props: NoMatchesProps) {
  return (
    <Suspense>
      <NoMatches {...props} />
    </Suspense>
  );
}
