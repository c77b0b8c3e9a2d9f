import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarkPartner, MediaItem } from '@hatira/contract';
import styles from './heart.module.css';
import { HeartIcon, HeartPairIcon } from './heart-icon';
import { PARTNERS, type MarksStore } from './marks-store';
import { askPartner } from './partner-question';

export interface FavouriteButtonProps {
  item: MediaItem;
  tabIndex?: number | undefined;
  /** True for a heart on a picture, false for one in a bar. */
  isOver?: boolean;
  /** Small pictures show given hearts; the large view gives one. */
  isGivenOnly?: boolean;
}

interface HeartProps extends FavouriteButtonProps {
  store: MarksStore;
  names: readonly string[];
}

/** Its label says whose heart it is; that of the partner stands beside it. */
export function Heart({
  item,
  tabIndex,
  isOver = false,
  isGivenOnly = false,
  store,
  names,
}: HeartProps) {
  const { t } = useTranslation();
  const hearts = useHearts(store, item);
  if (isGivenOnly && hearts.length === 0) return null;
  const isMine = hearts.includes(store.partner);
  const others = othersOf(hearts, store.partner)
    .map((partner) => names[partner === 'first' ? 0 : 1])
    .filter((name) => name !== undefined);
  const label = t(
    others.length > 0 ? 'marks.favouriteAlso' : 'marks.favourite',
    { names: others.join(' & ') },
  );
  const toggle = async () => {
    if (!isMine) await askPartner(store, names);
    store.set(item, isMine ? null : 'keep');
  };
  return (
    <button
      type="button"
      className={`${styles.heart} ${isOver ? styles.over : ''}`}
      tabIndex={tabIndex}
      data-marked={hearts.length > 0}
      aria-pressed={isMine}
      aria-label={`${label}: ${item.file_name}`}
      title={label}
      onClick={() => void toggle()}
    >
      {others.length > 0 ? (
        <HeartPairIcon isGiven={isMine} />
      ) : (
        <HeartIcon isGiven={isMine} />
      )}
    </button>
  );
}

/** A heart that this device gave for both has no others. */
function othersOf(hearts: MarkPartner[], mine: MarkPartner): MarkPartner[] {
  if (mine === 'shared' && hearts.includes(mine)) return [];
  return hearts.filter((partner) => partner !== mine && partner !== 'shared');
}

/** Returns the partners whose heart an item has. */
function useHearts(store: MarksStore, item: MediaItem): MarkPartner[] {
  // The choice of a partner also draws the heart.
  const drawn = useSyncExternalStore(store.subscribe, () =>
    [
      store.partner,
      ...PARTNERS.filter((partner) => store.of(item, partner).heart),
    ].join(),
  );
  return drawn.split(',').slice(1) as MarkPartner[];
}
