import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import type { Listing } from '../../../shared/media/feed/listing';
import { folded } from '../../../shared/media/file/folded';
import { pictureUrl } from '../../../shared/media/file/media-file';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { useFilter } from '../filter/use-filter';
import { useGalleryTools } from '../tools/gallery-tools';
import { useSize } from '../tools/id-set';
import { lastLook, rememberLook, type Look } from './last-look';
import styles from './news-line.module.css';

const THUMBS = 3;
/** CSS pixels. */
const THUMB_PX = 40;
const DAY_MS = 86_400_000;
/** Stands for the number in the sentence. */
const PLACE = '\n';

export interface NewsLineProps {
  hash: number;
  /** The listing without a filter. */
  listing: Listing;
}

/**
 * Says what came since the last look, over the foot of the page, so that it
 * moves no picture. A tap shows these items alone.
 */
export function NewsLine({ hash, listing }: NewsLineProps) {
  const { t } = useTranslation();
  const { selection } = useGalleryTools();
  const { filter, change } = useFilter();
  const isChoosing = useSize(selection) > 0;
  const { news, since, dismiss } = useNews(hash, listing);
  if (!since || news.length === 0 || isChoosing || filter.since) return null;
  const show = () => {
    dismiss();
    change({ since: since.newest });
    window.scrollTo(0, 0);
  };
  return (
    <div className={styles.line} role="status">
      <button type="button" className={styles.show} onClick={show}>
        <span className={styles.thumbs}>
          {news.slice(0, THUMBS).map((item) => (
            <Thumb key={item.id} item={item} />
          ))}
        </span>
        <Sentence count={news.length} since={since} />
      </button>
      <IconButton label={t('common.close')} onClick={dismiss}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}

/** The number is bold at its place in the sentence, which languages begin in their own way. */
function Sentence({ count, since }: { count: number; since: Look }) {
  const { t } = useTranslation();
  const day = t(`news.${dayOf(since)}`);
  const [before, after] = t('news.line', { since: day, news: PLACE }).split(
    PLACE,
  );
  return (
    <span>
      {before}
      <strong>{t('gallery.arrivals', { count })}</strong>
      {after}
    </span>
  );
}

function Thumb({ item }: { item: MediaItem }) {
  const address = pictureUrl(item, THUMB_PX * window.devicePixelRatio);
  return (
    <span className={styles.thumb}>
      {address && <img src={address} alt="" loading="lazy" />}
    </span>
  );
}

/** Compares once, when all items are known; remembers this look. */
function useNews(hash: number, { items, isComplete }: Listing) {
  const [since] = useState(() => lastLook(hash));
  const [news, setNews] = useState<readonly MediaItem[]>();
  if (isComplete && !news) setNews(since ? newerThan(since, items) : []);
  const seen = useRef(items);
  useEffect(() => {
    seen.current = items;
  }, [items]);
  useEffect(() => {
    if (!isComplete) return undefined;
    const remember = () => rememberLook(hash, seen.current);
    remember();
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('pagehide', remember);
      remember();
    };
  }, [hash, isComplete]);
  const dismiss = () => setNews([]);
  return { news: news ?? [], since, dismiss };
}

/** The tiles of newer items, the newest first. */
function newerThan(
  { newest }: Look,
  items: readonly MediaItem[],
): readonly MediaItem[] {
  const newer = items.filter(({ created_at: at }) => at > newest);
  const { tiles } = folded(newer, { isComplete: true });
  return [...tiles].sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
}

function dayOf({ atMs }: Look): 'today' | 'yesterday' | 'earlier' {
  const day = (ms: number) => new Date(ms).toDateString();
  const now = Date.now();
  if (day(atMs) === day(now)) return 'today';
  return day(atMs) === day(now - DAY_MS) ? 'yesterday' : 'earlier';
}
