import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import type { Folded } from '../../../shared/media/file/folded';
import { FavouriteButton } from '../../../shared/media/marks/favourite-button';
import type { Favourites } from '../../../shared/media/marks/favourites';
import {
  PARTNERS,
  type MarksStore,
} from '../../../shared/media/marks/marks-store';
import { useTarget } from '../../../shared/media/marks/use-target';
import { Button } from '../../../shared/ui/button/button';
import type { MediaActions } from '../actions/use-item-actions';
import { useGalleryTools } from '../tools/gallery-tools';
import styles from './cull-mode.module.css';
import type { CullSession } from './cull-session';
import {
  FavouritesActions,
  type FavouritesActionsProps,
} from './favourites-actions';
import { FavouritesSummary } from './favourites-summary';
import { PictureList } from './picture-list';
import listStyles from './picture-list.module.css';
import { Refused } from './refused';

interface CullReviewProps extends Pick<FavouritesActionsProps, 'onSee'> {
  /** All that can be decided, equal pictures once. */
  folded: Pick<Folded, 'tiles' | 'stacks'>;
  /** The listing without the filter. */
  whole: Listing;
  favourites: Favourites;
  store: MarksStore;
  session: CullSession;
  removeSelected: MediaActions['removeSelected'];
}

/** The end: the favourites, the ways to go on with them, and the noes. */
export function CullReview({
  folded: { tiles, stacks },
  whole,
  favourites,
  store,
  session,
  removeSelected,
  ...actions
}: CullReviewProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const undecided = tiles.filter((item) => !store.mine(item).verdict);
  const remove = (chosen: readonly MediaItem[]) => {
    selection.clear();
    selection.add(selection.filesOf(chosen.map(({ id }) => id)));
    const copies = chosen.flatMap(({ id }) => stacks.get(id)?.others ?? []);
    void removeSelected(copies).finally(() => selection.clear());
  };
  return (
    <div className={styles.review}>
      <FavouritesSummary
        favourites={favourites}
        isDone={undecided.length === 0}
      />
      <div className={styles.choices}>
        <Decks
          tiles={tiles}
          undecided={undecided}
          favourites={favourites}
          store={store}
          session={session}
        />
        {favourites.all.length > 0 && (
          <FavouritesActions
            items={whole.items}
            favourites={favourites.all}
            {...actions}
          />
        )}
      </div>
      {favourites.all.length > 0 && (
        <PictureList label={t('cull.review')} items={favourites.all}>
          {(item, _, picture) => (
            <div className={listStyles.label}>
              {picture}
              <FavouriteButton item={item} isOver />
            </div>
          )}
        </PictureList>
      )}
      <Refused
        items={tiles.filter((item) => store.mine(item).verdict === 'no')}
        isLiked={(item) =>
          PARTNERS.some((partner) => store.of(item, partner).heart)
        }
        onDelete={remove}
      />
    </div>
  );
}

interface DecksProps extends Pick<
  CullReviewProps,
  'favourites' | 'store' | 'session'
> {
  tiles: readonly MediaItem[];
  undecided: readonly MediaItem[];
}

/** Further looks: at the rest, the maybes, and the favourites of one partner. */
function Decks({ tiles, undecided, favourites, store, session }: DecksProps) {
  const { t } = useTranslation();
  const target = useTarget();
  const listed = new Set(tiles);
  const { all, isOfTwo, one } = favourites;
  // A couple with enough favourites is not urged to go on.
  const isReached = target !== undefined && all.length >= target;
  const decks = [
    { key: 'cull.goOn', items: undecided },
    {
      key: 'cull.decideMaybes',
      items: tiles.filter((item) => store.mine(item).verdict === 'maybe'),
    },
    {
      key: 'favourites.settle',
      items: isOfTwo ? one.filter((item) => listed.has(item)) : [],
    },
  ] as const;
  return decks
    .filter(({ items }) => items.length > 0)
    .map(({ key, items }) => (
      <Button
        key={key}
        kind={key === 'cull.goOn' && !isReached ? 'main' : 'quiet'}
        onClick={() => session.begin(items)}
      >
        {t(key, { number: items.length })}
      </Button>
    ));
}
