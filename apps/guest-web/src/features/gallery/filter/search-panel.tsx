import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { countOf } from '../../../shared/media/file/folded';
import { Button } from '../../../shared/ui/button/button';
import { Chip } from './chip';
import { FavouritesHeading } from './favourites-heading';
import { GuestFaces } from './guest-faces';
import { GuestHeading } from './guest-heading';
import { SearchField } from './search-field';
import styles from './search-panel.module.css';
import { useChips } from './use-chips';
import { useFilter } from './use-filter';

export interface SearchPanelProps {
  /** The listing without a filter. */
  whole: Listing;
  /** The listing with the filter. */
  shown: Listing;
  /** Closed, it shows the filter's conditions alone. */
  isOpen: boolean;
}

/** One field, with the conditions as chips; the active ones stay in sight. */
export function SearchPanel({ whole, shown, isOpen }: SearchPanelProps) {
  const { t } = useTranslation();
  const choice = useFilter();
  const { filter, conditions, change, clear } = choice;
  const chips = useChips(whole, choice);
  const found = useMemo(
    () => countOf(shown.items, shown.isComplete).pictures,
    [shown],
  );
  const active = chips.filter(({ isOn }) => isOn);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) ref.current!.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <section
      ref={ref}
      className={styles.panel}
      aria-label={t('gallery.search')}
    >
      {isOpen && (
        <>
          <SearchField
            text={filter.text}
            onChange={(text) => change({ text })}
          />
          <GuestFaces items={whole.items} choice={choice} />
        </>
      )}
      <div className={styles.chips} data-track>
        {(isOpen ? chips.filter(({ isOffered }) => isOffered) : active).map(
          ({ label, isOn, press }) => (
            <Chip key={label} isOn={isOn} onPress={press}>
              {label}
            </Chip>
          ),
        )}
      </div>
      <div className={styles.line} data-quiet={conditions === 0}>
        <p role="status" className={styles.found}>
          {conditions > 0 && (
            <FoundLine count={found} isComplete={whole.isComplete} />
          )}
        </p>
        {/* Without a match the button is where the photos were. */}
        {conditions > 0 && !(found === 0 && whole.isComplete) && (
          <Button kind="text" onClick={clear}>
            {t('filter.clear')}
          </Button>
        )}
      </div>
      <GuestHeading whole={whole} shown={shown} count={found} />
      <FavouritesHeading whole={whole} />
    </section>
  );
}

/** While pages load the number is not final. */
function FoundLine({
  count,
  isComplete,
}: {
  count: number;
  isComplete: boolean;
}) {
  const { t } = useTranslation();
  return t(isComplete ? 'filter.found' : 'filter.foundSoFar', {
    number: count,
  });
}
