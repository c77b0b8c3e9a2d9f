import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  type CSSProperties,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { AlbumItem } from '@hatira/contract';
import { lazyExtra } from '../../shared/lib/lazy-extra';
import { AlbumTile } from '../../shared/media/album/album-tile';
import { isBlank } from '../../shared/media/album/shown-item';
import { useOpened } from '../../shared/media/viewer/layers/use-opened';
import { Button } from '../../shared/ui/button/button';
import styles from './album-photos.module.css';
import { ratioOf } from './ratio-of';

const OpenedPicture = lazyExtra(
  async () => (await import('./opened-picture')).OpenedPicture,
);

/** The next page is read before its place is in sight. */
const AHEAD = '1200px';

interface AlbumPhotosProps {
  items: readonly AlbumItem[];
  token: string;
  /** The next page could not be read. */
  hasFailed: boolean;
  /** Reads the items again. */
  read: () => Promise<void>;
  /** Undefined: all are loaded. */
  onMore: (() => void) | undefined;
}

/** Rows of whole pictures in the order of the day; each opens large. */
export function AlbumPhotos({
  items,
  token,
  hasFailed,
  read,
  onMore,
}: AlbumPhotosProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const { opened, open, close } = useOpened(list);
  const shown = items.filter((item) => !isBlank(item));
  return (
    <>
      <ul ref={list} className={styles.rows} tabIndex={-1}>
        {shown.map((item, index) => (
          <li
            key={item.id}
            style={{ '--ratio': ratioOf(item) } as CSSProperties}
          >
            <AlbumTile item={item} index={index} onOpen={open} />
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={styles.said}>
          {t('album.failed')}
        </p>
      )}
      {onMore && (
        <More loaded={items.length} isAsked={hasFailed} onMore={onMore} />
      )}
      {opened !== undefined && shown.length > 0 && (
        <Suspense>
          <OpenedPicture
            items={shown}
            id={opened}
            token={token}
            read={read}
            onMore={onMore}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface MoreProps {
  /** The number of loaded items. */
  loaded: number;
  /** After a failure the visitor asks. */
  isAsked: boolean;
  onMore: () => void;
}

/** Reads on when its place comes near. */
function More({ loaded, isAsked, onMore }: MoreProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const readOn = useEffectEvent(onMore);
  useEffect(() => {
    if (isAsked || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) readOn();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
    // An observer tells a place that stays in sight once.
  }, [loaded, isAsked]);
  return (
    <div ref={ref} className={styles.more}>
      <Button kind="quiet" onClick={onMore}>
        {t('album.more')}
      </Button>
    </div>
  );
}
