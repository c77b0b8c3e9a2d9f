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
import { isBlank, shownItem } from '../../shared/media/album/shown-item';
import { itemLabel } from '../../shared/media/file/item-label';
import { useOpened } from '../../shared/media/viewer/layers/use-opened';
import { Button } from '../../shared/ui/button/button';
import { PlayIcon } from '../../shared/ui/button/icons';
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
  /** Undefined: all are loaded. */
  onMore: (() => void) | undefined;
}

/** Rows of whole pictures in the order of the day; each opens large. */
export function AlbumPhotos({
  items,
  token,
  hasFailed,
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
          <Tile key={item.id} item={item} index={index} onOpen={open} />
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className={styles.said}>
          {t('album.failed')}
        </p>
      )}
      {onMore && (
        <More key={items.length} isAsked={hasFailed} onMore={onMore} />
      )}
      {opened !== undefined && shown.length > 0 && (
        <Suspense>
          <OpenedPicture
            items={shown}
            isComplete={!onMore}
            id={opened}
            token={token}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface TileProps {
  item: AlbumItem;
  index: number;
  onOpen: (id: string) => void;
}

function Tile({ item, index, onOpen }: TileProps) {
  const { t } = useTranslation();
  const { id, file_type, placeholder } = item;
  const style = {
    '--ratio': ratioOf(item),
    ...(placeholder !== undefined && {
      backgroundImage: `url(${placeholder})`,
    }),
  } as CSSProperties;
  return (
    <li style={style}>
      <button
        type="button"
        className={styles.tile}
        data-id={id}
        aria-label={itemLabel(t, { ...shownItem(item), file_type }, index)}
        onClick={() => onOpen(id)}
      >
        <img
          src={item.thumb_url ?? item.poster_url ?? item.preview_url}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
        />
        {!file_type.startsWith('image/') && (
          <span className={styles.sign}>
            <PlayIcon />
          </span>
        )}
      </button>
    </li>
  );
}

interface MoreProps {
  /** After a failure the visitor asks. */
  isAsked: boolean;
  onMore: () => void;
}

/** Reads on when its place comes near. */
function More({ isAsked, onMore }: MoreProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const read = useEffectEvent(onMore);
  useEffect(() => {
    if (isAsked || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) read();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [isAsked]);
  return (
    <div ref={ref} className={styles.more}>
      <Button kind="quiet" onClick={onMore}>
        {t('album.more')}
      </Button>
    </div>
  );
}
