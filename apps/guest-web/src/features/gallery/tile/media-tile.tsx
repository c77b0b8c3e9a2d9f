import { memo, Suspense, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes, type MediaItem } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import { IncompleteMark } from '../../../shared/media/image/incomplete-mark';
import type { Stack } from '../../../shared/media/file/folded';
import {
  isImage,
  isIncomplete,
  noteOf,
  pictureUrl,
} from '../../../shared/media/file/media-file';
import { useVideoUrl } from '../../../shared/media/file/use-video-url';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { FavouriteButton } from '../../../shared/media/marks/favourite-button';
import { MotionVideo } from '../../../shared/media/motion/motion-video';
import { useMotion } from '../../../shared/media/motion/use-motion';
import { SenderName } from '../../../shared/media/senders/sender-name';
import { MediaNote } from '../../../shared/media/wedding/media-note';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { useGalleryTools } from '../tools/gallery-tools';
import { useIsIn } from '../tools/id-set';
import type { GridShape } from '../masonry/grid-shape';
import { CannotShow } from './picture/cannot-show';
import { ChooseBox } from './choose-box';
import styles from './media-tile.module.css';
import { Photo } from './picture/photo';
import { Preparing } from './picture/preparing';
import { TileActions } from './tile-actions';
import { TileBadges } from './tile-badges';
import { QueuedPicture } from './picture/queued-picture';

const Video = lazyExtra(() =>
  import('./picture/video').then((part) => part.Video),
);

interface MediaTileProps {
  item: MediaItem;
  index: number;
  /** 0 for the tab stop. */
  tabIndex: number;
  /** Pixels. */
  width: number;
  /** The large picture of a chapter. */
  isWide?: boolean;
  /** Undefined: the tile is of one picture. */
  stack?: Stack | undefined;
  /** Of an open stack. */
  isOpened?: boolean;
  /** Compact ones have the picture and its marks alone. */
  size: GridShape['tiles'];
}

export const MediaTile = memo(function MediaTile({
  item,
  index,
  tabIndex,
  width,
  isWide,
  stack,
  isOpened,
  size,
}: MediaTileProps) {
  const isCompact = size !== 'full';
  const { t } = useTranslation();
  const { busy, selection } = useGalleryTools();
  const isChosen = useIsIn(selection, item.id);
  const isBusy = useIsIn(busy, item.id);
  const motion = useMotion(item);
  return (
    <div className={styles.tile} aria-busy={isBusy}>
      <div
        className={`${styles.picture} ${isChosen ? styles.chosen : ''}`}
        data-moving={motion.clip !== undefined}
        {...motion.handlers}
        data-tint={tintOf(item.id)}
        data-exposure={item.exposure}
        data-opened={isOpened}
        style={placeholderOf(item)}
      >
        {/* First in tab order: it names the tile. */}
        <ChooseBox
          item={item}
          index={index}
          tabIndex={tabIndex}
          isChosen={isChosen}
          isStill={isCompact || isImage(item)}
        />
        <div className={styles.media}>
          <TilePicture
            item={item}
            tabIndex={tabIndex}
            width={width}
            isWide={isWide}
            size={size}
          />
          <MotionVideo motion={motion} fit="cover" />
        </div>
        <TileBadges
          item={item}
          motion={motion}
          stack={stack}
          tabIndex={tabIndex}
          size={size}
        />
        {isIncomplete(item) && <IncompleteMark isCompact={isCompact} />}
        {isBusy && (
          <div className={styles.busy}>
            <Spinner>{t('gallery.busy')}</Spinner>
          </div>
        )}
      </div>
      {!isCompact && (
        <TileActions item={item} tabIndex={tabIndex} isBusy={isBusy} />
      )}
      <FavouriteButton
        item={item}
        tabIndex={tabIndex}
        isOver
        isGivenOnly={size === 'small'}
      />
      {!isCompact && <Caption item={item} tabIndex={tabIndex} />}
    </div>
  );
});

function Caption({ item, tabIndex }: { item: MediaItem; tabIndex: number }) {
  const note = noteOf(item);
  return (
    <>
      <p className={styles.caption}>
        <span className={styles.name} title={item.file_name}>
          {item.file_name}
        </span>
        <span className={styles.size}>
          {formatMegabytes(item.file_size, formatLanguage())}
        </span>
      </p>
      {note && (
        <MediaNote
          note={note}
          byline={
            note.name && <SenderName name={note.name} tabIndex={tabIndex} />
          }
        />
      )}
    </>
  );
}

function TilePicture({
  item,
  tabIndex,
  width,
  isWide,
  size,
}: Omit<MediaTileProps, 'index'>) {
  const isCompact = size !== 'full';
  const [failed, setFailed] = useState<string>();
  const { picture, sharper } = addressesOf(item, width, isWide);
  const isPhoto = isImage(item);
  // A later rendition has another address and is tried.
  const isStill = isPhoto || isCompact;
  const video = useVideoUrl(item, failed);
  const shown = isStill ? picture : video;
  const isPending = item.processing === 'pending';
  const hasNone = isStill || isPending || item.sound_only;
  const isAbsent = picture === undefined && hasNone;
  if (isAbsent || failed === shown) {
    if (isPending) return <Preparing id={item.id} isCompact={isCompact} />;
    const mayRetry = !isPhoto && item.processing === 'ready';
    return (
      <CannotShow
        item={item}
        tabIndex={tabIndex}
        isCompact={isCompact}
        onRetry={mayRetry ? () => setFailed(undefined) : undefined}
      />
    );
  }
  const fail = () => setFailed(shown);
  if (isStill)
    return (
      <Photo item={item} address={picture!} sharper={sharper} onFail={fail} />
    );
  return (
    <Suspense fallback={<Poster item={item} address={picture} />}>
      <Video
        item={item}
        address={video}
        poster={picture}
        tabIndex={tabIndex}
        onFail={fail}
      />
    </Suspense>
  );
}

function Poster({
  item,
  address,
}: {
  item: MediaItem;
  address: string | undefined;
}) {
  return address && <QueuedPicture item={item} address={address} />;
}

/** The small picture of a wide tile is there first. */
function addressesOf(item: MediaItem, width: number, isWide?: boolean) {
  const enough = pictureUrl(item, width * window.devicePixelRatio);
  return isWide
    ? { picture: pictureUrl(item, 0), sharper: enough }
    : { picture: enough, sharper: undefined };
}

function placeholderOf({ placeholder }: MediaItem): CSSProperties | undefined {
  return placeholder === undefined
    ? undefined
    : { backgroundImage: `url(${placeholder})` };
}

function tintOf(id: string): number {
  return id.charCodeAt(0) % 4;
}
