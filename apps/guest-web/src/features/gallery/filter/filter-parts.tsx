import { Suspense } from 'react';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import styles from './filter-parts.module.css';
import type { GalleryChoicesProps } from './gallery-choices';
import type { NoMatchesProps } from './no-matches';
import { loadFilter } from './use-filtered';

const load = () =>
  Promise.all([import('./gallery-choices'), loadFilter()]).then(
    async ([parts]) => {
      await parts.loadChoices();
      return parts;
    },
  );
const GalleryChoices = lazyExtra(() =>
  load().then((parts) => parts.GalleryChoices),
);
const NoMatches = lazyExtra(() => load().then((parts) => parts.NoMatches));

/** The first photos do not wait for it. */
export function FilterChoices(props: GalleryChoicesProps) {
  return (
    <div className={styles.choices}>
      <Suspense>
        <GalleryChoices {...props} />
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
