import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaFeed } from '../../shared/media/feed/media-feed';
import { isVideoPlaying } from '../../shared/ui/player/playing-video';
import styles from './arrivals.module.css';
import { useGalleryTools } from './tools/gallery-tools';

/**
 * Inserts new items only at the top, without a selection or a playing video;
 * otherwise shows their number.
 */
export function Arrivals({ feed, count }: { feed: MediaFeed; count: number }) {
  const { t } = useTranslation();
  const { masonry, selection } = useGalleryTools();

  useEffect(() => {
    const isHolding = () =>
      !masonry.isAtTop() || selection.size > 0 || isVideoPlaying();
    const look = () => isHolding() || feed.showArrivals();
    feed.holdWhile(isHolding);
    const unsubscribe = selection.subscribe(look);
    // After the grid's handler.
    window.addEventListener('scroll', look, { passive: true });
    // `pause` does not bubble.
    window.addEventListener('pause', look, true);
    return () => {
      unsubscribe();
      window.removeEventListener('pause', look, true);
      window.removeEventListener('scroll', look);
    };
  }, [feed, masonry, selection]);

  const show = ({ detail }: MouseEvent) => {
    feed.showArrivals();
    // After the grid has adjusted the scroll position.
    requestAnimationFrame(() => {
      window.scrollTo(0, 0);
      // The button disappears: moves a keyboard user's focus.
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
