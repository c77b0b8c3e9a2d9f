import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, type MediaItem } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import type { Listing } from '../../../shared/media/feed/listing';
import type { Folded } from '../../../shared/media/file/folded';
import {
  PARTNERS,
  type MarksStore,
  type Verdict,
} from '../../../shared/media/marks/marks-store';
import { Button } from '../../../shared/ui/button/button';
import { TrashIcon } from '../../../shared/ui/button/icons';
import type { MediaActions } from '../actions/use-item-actions';
import { useGalleryTools } from '../tools/gallery-tools';
import { BestOf } from './best-of';
import styles from './cull-mode.module.css';
import type { CullSession } from './cull-session';
import { ReviewList } from './review-list';

interface CullReviewProps {
  /** All that can be decided, equal pictures once. */
  folded: Pick<Folded, 'tiles' | 'stacks'>;
  listing: Listing;
  store: MarksStore;
  session: CullSession;
  removeSelected: MediaActions['removeSelected'];
}

/** Looks the answers over: deletes the noes and downloads the best. */
export function CullReview({
  folded: { tiles, stacks },
  listing,
  store,
  session,
  removeSelected,
}: CullReviewProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const by = (verdict: Verdict | undefined) =>
    tiles.filter((item) => store.mine(item).verdict === verdict);
  const [noes, maybes, undecided] = [by('no'), by('maybe'), by(undefined)];
  const best = tiles.filter((item) => isBest(store, item));
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(),
  );
  const isChosen = (item: MediaItem) =>
    choices.get(item.id) ?? !isLikedByOther(store, item);
  const chosen = noes.filter(isChosen);
  const remove = () => {
    selection.clear();
    selection.add(selection.filesOf(chosen.map(({ id }) => id)));
    const copies = chosen.flatMap(({ id }) => stacks.get(id)?.others ?? []);
    void removeSelected(copies).finally(() => selection.clear());
  };
  return (
    <div className={styles.review}>
      <Counts
        counts={{
          keep: by('keep').length,
          maybe: maybes.length,
          no: noes.length,
        }}
      />
      <div className={styles.choices}>
        {best.length > 0 && <BestOf items={listing.items} best={best} />}
        {undecided.length > 0 && (
          <Button kind="quiet" onClick={() => session.begin(undecided)}>
            {t('cull.goOn', { number: undecided.length })}
          </Button>
        )}
        {maybes.length > 0 && (
          <Button kind="quiet" onClick={() => session.begin(maybes)}>
            {t('cull.decideMaybes', { number: maybes.length })}
          </Button>
        )}
      </div>
      {noes.length > 0 && (
        <section className={styles.noes} aria-label={t('cull.noes')}>
          <div className={styles.noesHead}>
            <h2>{t('cull.noes')}</h2>
            <Button
              kind="quiet"
              aria-disabled={chosen.length === 0}
              onClick={() => chosen.length > 0 && remove()}
            >
              <TrashIcon />
              {t('cull.delete', { number: chosen.length })}
            </Button>
          </div>
          <p>{t('cull.nothingDeleted')}</p>
          <ReviewList
            items={noes}
            isChosen={isChosen}
            isLikedByOther={(item) => isLikedByOther(store, item)}
            onChoose={(item, isIt) =>
              setChoices((before) => new Map(before).set(item.id, isIt))
            }
          />
        </section>
      )}
    </div>
  );
}

function Counts({ counts }: { counts: Record<Verdict, number> }) {
  const { t } = useTranslation();
  return (
    <dl className={styles.counts}>
      {(['keep', 'maybe', 'no'] as const).map((verdict) => (
        <div key={verdict}>
          <dt>{t(`cull.${verdict}`)}</dt>
          <dd>{formatNumber(counts[verdict], formatLanguage())}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Kept here, or with a heart of either partner, and not refused here. */
function isBest(store: MarksStore, item: MediaItem): boolean {
  const { verdict } = store.mine(item);
  return (
    verdict === 'keep' ||
    (verdict !== 'no' &&
      PARTNERS.some((partner) => store.of(item, partner).heart))
  );
}

function isLikedByOther(store: MarksStore, item: MediaItem): boolean {
  return PARTNERS.some((partner) => {
    const { heart, verdict } = store.of(item, partner);
    return heart || (partner !== store.partner && verdict === 'keep');
  });
}
