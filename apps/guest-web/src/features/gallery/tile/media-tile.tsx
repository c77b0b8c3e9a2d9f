import { memo, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMegabytes, type MediaItem } from '@hatira/contract';
import { formatLanguage } from '../../../shared/i18n/i18n';
import { IncompleteMark } from '../../../shared/media/image/incomplete-mark';
import {
  isImage,
  isIncomplete,
  noteOf,
  pictureUrl,
  viewUrl,
} from '../../../shared/media/file/media-file';
import { MediaNote } from '../../../shared/media/wedding/media-note';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { useGalleryTools } from '../gallery-tools';
import { useIsIn } from '../grid/id-set';
import { CannotShow } from './picture/cannot-show';
import { ChooseBox } from './choose-box';
import styles from './media-tile.module.css';
import { Photo } from './picture/photo';
import { Preparing } from './picture/preparing';
import { TileActions } from './tile-actions';
import { Video } from './picture/video';

interface MediaTileProps {
  item: MediaItem;
  index: number;
  /** 0 for the tab stop. */
  tabIndex: number;
  /** Pixels. */
  columnWidth: number;
}

export const MediaTile = memo(function MediaTile({
  item,
  index,
  tabIndex,
  columnWidth,
}: MediaTileProps) {
  const { t } = useTranslation();
  const { busy, selection } = useGalleryTools();
  const isChosen = useIsIn(selection, item.id);
  const isBusy = useIsIn(busy, item.id);
  const note = noteOf(item);
  return (
    <div className={styles.tile} aria-busy={isBusy}>
      <div
        className={`${styles.picture} ${isChosen ? styles.chosen : ''}`}
        data-tint={tintOf(item.id)}
        style={placeholderOf(item)}
      >
        {/* First in tab order: it names the tile. */}
        <ChooseBox
          item={item}
          index={index}
          tabIndex={tabIndex}
          isChosen={isChosen}
        />
        <div className={styles.media}>
          <TilePicture
            item={item}
            tabIndex={tabIndex}
            columnWidth={columnWidth}
          />
        </div>
        {isIncomplete(item) && <IncompleteMark />}
        {isBusy && (
          <div className={styles.busy}>
            <Spinner>{t('gallery.busy')}</Spinner>
          </div>
        )}
      </div>
      <TileActions item={item} tabIndex={tabIndex} isBusy={isBusy} />
      <p className={styles.caption}>
        <span className={styles.name} title={item.file_name}>
          {item.file_name}
        </span>
        <span className={styles.size}>
          {formatMegabytes(item.file_size, formatLanguage())}
        </span>
      </p>
      {note && <MediaNote note={note} />}
    </div>
  );
});

function TilePicture({
  item,
  tabIndex,
  columnWidth,
}: Omit<MediaTileProps, 'index'>) {
  const [failed, setFailed] = useState<string>();
  const picture = pictureUrl(item, columnWidth * window.devicePixelRatio);
  const isPhoto = isImage(item);
  // A later rendition has another address and is tried.
  const shown = isPhoto ? picture : viewUrl(item);
  const isAbsent =
    picture === undefined && (isPhoto || item.processing === 'pending');
  if (isAbsent || failed === shown) {
    if (item.processing === 'pending') return <Preparing id={item.id} />;
    const mayRetry = !isPhoto && item.processing === 'ready';
    return (
      <CannotShow
        item={item}
        tabIndex={tabIndex}
        onRetry={mayRetry ? () => setFailed(undefined) : undefined}
      />
    );
  }
  const fail = () => setFailed(shown);
  return isPhoto ? (
    <Photo item={item} address={picture!} onFail={fail} />
  ) : (
    <Video item={item} poster={picture} tabIndex={tabIndex} onFail={fail} />
  );
}

function placeholderOf({ placeholder }: MediaItem): CSSProperties | undefined {
  return placeholder === undefined
    ? undefined
    : { backgroundImage: `url(${placeholder})` };
}

function tintOf(id: string): number {
  return id.charCodeAt(0) % 4;
}
