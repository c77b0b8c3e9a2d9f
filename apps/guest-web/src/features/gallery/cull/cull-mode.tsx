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
  useMarks,
  useMarksNow,
} from '../../../shared/media/marks/marks-context';
import type { MarksStore } from '../../../shared/media/marks/marks-store';
import { PartnerChoice } from '../../../shared/media/marks/partner-choice';
import { useScrollLock } from '../../../shared/lib/use-scroll-lock';
import { useBackLayer } from '../../../shared/media/viewer/layers/use-back-layer';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import type { MediaActions } from '../actions/use-item-actions';
import styles from './cull-mode.module.css';
import { CullReview } from './cull-review';
import { CullSession } from './cull-session';
import { CullStage } from './cull-stage';
import { useCullKeys } from './use-cull-keys';

interface CullModeProps {
  /** Complete. */
  listing: Listing;
  /** Asks about the selected files. */
  removeSelected: MediaActions['removeSelected'];
  onClose: () => void;
}

/**
 * Keep, maybe or no for each picture, by keys, buttons or swipes. Deletes only
 * from its last list, by the gallery's confirmed deletion.
 */
export function CullMode(props: CullModeProps) {
  const marks = useMarks();
  return marks && <OpenCullMode {...props} store={marks.store} />;
}

function OpenCullMode({
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
  useLayoutEffect(() => session.update(tiles), [session, tiles]);
  useCullKeys(session, onClose);
  useBackLayer(true, onClose);
  useScrollLock();
  useOnlyThis(ref);

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
          listing={listing}
          store={store}
          session={session}
          removeSelected={removeSelected}
        />
      )}
    </dialog>,
    document.body,
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
