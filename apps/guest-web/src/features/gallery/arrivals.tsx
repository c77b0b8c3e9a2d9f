import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import { isVideoPlaying } from '../../shared/ui/player/use-video';
import styles from './arrivals.module.css';
import { useGalleryTools } from './gallery-tools';

/**
 * New items take their places by themselves only where nobody is disturbed: at the top, with nothing selected and no
 * video playing. Else they wait, and this tells how many.
 */
export function Arrivals({ feed, count }: { feed: MediaFeed; count: number }) {
  const { t } = useTranslation();
  const { masonry, selection } = useGalleryTools();

  useEffect(() => {
    const isHolding = () =>
      !masonry.isAtTop() || selection.size > 0 || isVideoPlaying();
    const look = () => isHolding() || feed.bringIn();
    feed.holdWhile(isHolding);
    const unsubscribe = selection.subscribe(look);
    // After the grid has heard of the same scroll.
    window.addEventListener('scroll', look, { passive: true });
    // It does not bubble.
    window.addEventListener('pause', look, true);
    return () => {
      unsubscribe();
      window.removeEventListener('pause', look, true);
      window.removeEventListener('scroll', look);
    };
  }, [feed, masonry, selection]);

  const show = ({ detail }: MouseEvent) => {
    feed.bringIn();
    // Once the grid has drawn them and scrolled along.
    requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      // By keys, not by a pointer: the button goes, and the first of the new ones has the focus in its place.
      if (detail === 0) requestAnimationFrame(focusFirst);
    });
  };
  return (
    <div className={styles.place} role="status">
      {count > 0 && (
        <button type="button" className={styles.pill} onClick={show}>
          {t('gallery.arrivals', { count })}
        </button>
      )}
    </div>
  );
}

function focusFirst(): void {
  document
    .querySelector<HTMLElement>('[data-tile="0"] input')
    ?.focus({ preventScroll: true });
}
