import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import styles from './heart.module.css';
import { HeartIcon, HeartPairIcon } from './heart-icon';
import { NAMED_PARTNERS, type MarksStore } from './marks-store';
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

/** Its label says whose heart it is; that of the partner is beside it, and on a device of both those of each. */
export function Heart({
  item,
  tabIndex,
  isOver = false,
  isGivenOnly = false,
  store,
  names,
}: HeartProps) {
  const { t } = useTranslation();
  const { isMine, others: partners } = useHearts(store, item);
  const isChosen = isMine || partners.length > 0;
  if (isGivenOnly && !isChosen) return null;
  const others = partners.flatMap(
    (partner) => names[NAMED_PARTNERS.indexOf(partner)] ?? [],
  );
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
      data-marked={isChosen}
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

/** Returns whether an item has this device's heart, and the partners of further ones. */
function useHearts(store: MarksStore, item: MediaItem) {
  // The choice of a partner also draws the heart.
  useSyncExternalStore(store.subscribe, () =>
    [store.partner, store.mine(item).heart, ...store.others(item)].join(),
  );
  return { isMine: store.mine(item).heart, others: store.others(item) };
}
