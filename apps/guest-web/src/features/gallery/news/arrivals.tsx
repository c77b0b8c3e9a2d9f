import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem, MediaSort } from '@hatira/contract';
import type { MediaFeed } from '../../../shared/media/feed/media-feed';
import { isVideoPlaying } from '../../../shared/ui/player/playing-video';
import { useGalleryTools } from '../tools/gallery-tools';
import { revealTile, scrollToTile } from '../tools/reveal-tile';
import styles from './arrivals.module.css';
import { isFarBelow } from './far-below';

export interface ArrivalsProps {
  feed: MediaFeed;
  /** Held back, in the listing's order. */
  arrivals: readonly MediaItem[];
  sort: MediaSort;
}

/**
 * Inserts new items where they move no picture on the screen: at the top, in the
 * story far below. Without a selection or a playing video; otherwise shows their
 * number.
 */
export function Arrivals({ feed, arrivals, sort }: ArrivalsProps) {
  const { t } = useTranslation();
  const tools = useGalleryTools();
  const { masonry, selection } = tools;
  const isStory = sort === 'story';
  const count = arrivals.length;

  useEffect(() => {
    const isBusy = () => selection.isChoosing || isVideoPlaying();
    const mayInsert = () =>
      isStory ? isFarBelow(arrivals, masonry.current()) : masonry.isAtTop();
    const look = () => isBusy() || !mayInsert() || feed.showArrivals();
    // The place of an item of the story is known once it has come.
    feed.holdWhile(() => isStory || isBusy() || !masonry.isAtTop());
    if (isStory) look();
    const unsubscribe = selection.subscribe(look);
    // The grid's handler has run before.
    window.addEventListener('scroll', look, { passive: true });
    // `pause` does not bubble.
    window.addEventListener('pause', look, true);
    return () => {
      unsubscribe();
      window.removeEventListener('pause', look, true);
      window.removeEventListener('scroll', look);
    };
  }, [feed, masonry, selection, arrivals, isStory]);

  const show = ({ detail }: MouseEvent) => {
    const [first] = arrivals;
    feed.showArrivals();
    // After the grid has adjusted the scroll position.
    requestAnimationFrame(() => {
      if (isStory && first) {
        const reveal = detail === 0 ? revealTile : scrollToTile;
        reveal(tools, first.id);
        return;
      }
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
