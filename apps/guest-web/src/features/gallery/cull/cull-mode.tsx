import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Listing } from '../../../shared/media/feed/listing';
import { folded } from '../../../shared/media/file/folded';
import {
  favouritesOf,
  useFavourites,
} from '../../../shared/media/marks/favourites';
import { FavouritesCount } from '../../../shared/media/marks/favourites-count';
import {
  useMarks,
  useMarksNow,
} from '../../../shared/media/marks/marks-context';
import { useTarget } from '../../../shared/media/marks/use-target';
import type { MarksStore } from '../../../shared/media/marks/marks-store';
import { PartnerChoice } from '../../../shared/media/marks/partner-choice';
import { askPartner } from '../../../shared/media/marks/partner-question';
import { useScrollLock } from '../../../shared/lib/use-scroll-lock';
import { useBackLayer } from '../../../shared/media/viewer/layers/use-back-layer';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import type { MediaActions } from '../actions/use-item-actions';
import { EVERYTHING } from '../filter/gallery-filter';
import { useFilter } from '../filter/use-filter';
import styles from './cull-mode.module.css';
import { CullReview } from './cull-review';
import { CullSession } from './cull-session';
import { CullStage } from './cull-stage';
import { useCullKeys } from './use-cull-keys';

interface CullModeProps {
  /** The listing without the filter. */
  whole: Listing;
  /** Complete. */
  listing: Listing;
  /** Asks about the selected files. */
  removeSelected: MediaActions['removeSelected'];
  onClose: () => void;
}

/**
 * Favourite, maybe or no for each picture, by keys, buttons or swipes. Deletes
 * only from its last list, by the gallery's confirmed deletion.
 */
export function CullMode(props: CullModeProps) {
  const marks = useMarks();
  const isAnswered = usePartnerAsked(marks);
  return marks && isAnswered && <OpenCullMode {...props} store={marks.store} />;
}

/** Each partner's answers are apart; both see the other's number. */
function usePartnerAsked(marks: ReturnType<typeof useMarks>): boolean {
  const isAsked = useRef(false);
  const [isAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!marks || isAsked.current) return;
    isAsked.current = true;
    void askPartner(marks.store, marks.names).then(() => setAnswered(true));
  }, [marks]);
  return isAnswered;
}

function OpenCullMode({
  whole,
  listing,
  removeSelected,
  onClose,
  store,
}: CullModeProps & { store: MarksStore }) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const { items } = listing;
  const view = useMemo(() => folded(items, { isComplete: true }), [items]);
  const { tiles } = view;
  const [session] = useState(() => new CullSession(store, tiles));
  useSyncExternalStore(session.subscribe, session.current);
  useMarksNow();
  const favourites = useFavourites(whole)!;
  useEndAtTarget(session, whole, store);
  useLayoutEffect(() => session.update(tiles), [session, tiles]);
  useCullKeys(ref, session, onClose);
  useBackLayer(true, onClose);
  useScrollLock();
  useOnlyThis(ref);
  const { change } = useFilter();
  const see = () => {
    change({ ...EVERYTHING, hearts: 'any' });
    onClose();
  };

  const { item } = session;
  // Not modal: toasts lie over it.
  return createPortal(
    <dialog
      ref={ref}
      open
      className={styles.layer}
      tabIndex={-1}
      aria-label={t('cull.title')}
    >
      <header className={styles.header}>
        <p className={styles.progress} role="status">
          {item ? t('viewer.position', session.position) : t('cull.review')}
        </p>
        <FavouritesCount whole={whole} />
        <PartnerChoice />
        <IconButton
          className={styles.close}
          label={t('common.close')}
          onClick={onClose}
        >
          <CloseIcon />
        </IconButton>
      </header>
      {item ? (
        <CullStage session={session} store={store} item={item} />
      ) : (
        <CullReview
          folded={view}
          whole={whole}
          favourites={favourites}
          store={store}
          session={session}
          removeSelected={removeSelected}
          onSee={see}
        />
      )}
    </dialog>,
    document.body,
  );
}

/** The partner's favourite does not end it: a finger may be on its way to an answer. */
function useEndAtTarget(
  session: CullSession,
  { items, isComplete }: Listing,
  store: MarksStore,
): void {
  const target = useTarget();
  useLayoutEffect(
    () =>
      session.endWhen(() => {
        const { all } = favouritesOf(items, isComplete, store);
        return target !== undefined && all.length >= target;
      }),
    [session, items, isComplete, store, target],
  );
}

/** Has the focus, and takes it from the page behind. */
function useOnlyThis(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const opener = document.activeElement;
    const behind = document.querySelectorAll('#root header, #root main');
    for (const part of behind) part.setAttribute('inert', '');
    ref.current!.focus();
    return () => {
      for (const part of behind) part.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [ref]);
}
