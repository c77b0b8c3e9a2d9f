import { useEffect, useState } from 'react';
import { DensityChoice } from '../density/density-choice';
import styles from './gallery-toolbar.module.css';

export { loadChoices } from '../../../shared/i18n/choices';
/** Load at the same time: one file is smaller than three. */
export { AlbumCount } from './album-count';
export { ShowButton } from './show-button';

/** The small title of a scrolled page, and the number across. */
export function BarExtras({ names }: { names: readonly string[] }) {
  const isTitleGone = useTitleGone();
  return (
    <>
      <span
        className={styles.names}
        data-shown={isTitleGone}
        aria-hidden="true"
      >
        {names.join(' & ')}
      </span>
      <DensityChoice />
    </>
  );
}

function useTitleGone(): boolean {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const title = document.querySelector('h1');
    if (!title) return undefined;
    const observer = new IntersectionObserver((entries) =>
      // A busy page hears of several at once.
      setGone(!entries[entries.length - 1]!.isIntersecting),
    );
    observer.observe(title);
    return () => observer.disconnect();
  }, []);
  return isGone;
}
