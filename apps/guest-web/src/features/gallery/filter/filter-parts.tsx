import { Suspense } from 'react';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import styles from './filter-parts.module.css';
import type { NoMatchesProps } from './no-matches';
import type { SearchPanelProps } from './search-panel';
import { loadFilter, useIsFiltered } from './use-filtered';

/** With its texts. */
export async function loadSearch() {
  const [parts] = await Promise.all([import('./search-parts'), loadFilter()]);
  await parts.loadChoices();
  return parts;
}

const SearchPanel = lazyExtra(async () => (await loadSearch()).SearchPanel);
const NoMatches = lazyExtra(async () => (await loadSearch()).NoMatches);

/** Absent without a filter until the visitor searches. */
export function Search(props: SearchPanelProps) {
  const isFiltered = useIsFiltered();
  if (!props.isOpen && !isFiltered) return null;
  return (
    <div className={styles.place}>
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
