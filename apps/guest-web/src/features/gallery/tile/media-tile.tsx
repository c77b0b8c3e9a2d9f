import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isImageType } from '@hatira/contract';
import { Spinner } from '../../../shared/ui/spinner';
import { formatMegabytes } from '../format';
import { noteOf, tileUrl, type GalleryItem } from '../gallery-item';
import { useGalleryTools } from '../gallery-tools';
import { useIsIn } from '../grid/id-set';
import { CannotShow } from './cannot-show';
import { ChooseBox } from './choose-box';
import { MediaNote } from './media-note';
import styles from './media-tile.module.css';
import { Photo } from './photo';
import { TileActions } from './tile-actions';
import { Video } from './video';

interface MediaTileProps {
  item: GalleryItem;
  index: number;
  /** 0 for the one tile that the Tab key comes to. */
  tabIndex: number;
}

/** A picture or video with its checkbox, actions, name, size and note. */
export const MediaTile = memo(function MediaTile({ item, index, tabIndex }: MediaTileProps) {
  const { i18n, t } = useTranslation();
  const { busy, selection } = useGalleryTools();
  const isChosen = useIsIn(selection, item.id);
  const isBusy = useIsIn(busy, item.id);
  const [failedUrl, setFailedUrl] = useState<string>();
  const note = noteOf(item);
  // A rendition that is made later has another address, and is tried.
  const url = tileUrl(item);
  const fail = () => setFailedUrl(url);
  return (
    <div className={styles.tile} aria-busy={isBusy}>
      <div className={`${styles.picture} ${isChosen ? styles.chosen : ''}`} data-tint={tintOf(item.id)}>
        {/* First in the order of the Tab key: the tile's name is the checkbox's. */}
        <ChooseBox item={item} index={index} tabIndex={tabIndex} isChosen={isChosen} />
        <div className={styles.media}>
          {failedUrl === url ? (
            <CannotShow item={item} tabIndex={tabIndex} />
          ) : isImageType(item.file_type) ? (
            <Photo item={item} onFail={fail} />
          ) : (
            <Video item={item} tabIndex={tabIndex} onFail={fail} />
          )}
        </div>
        <TileActions item={item} tabIndex={tabIndex} isBusy={isBusy} />
        {isBusy && (
          <div className={styles.busy}>
            <Spinner>{t('gallery.busy')}</Spinner>
          </div>
        )}
      </div>
      <p className={styles.caption}>
        <span className={styles.name} title={item.file_name}>
          {item.file_name}
        </span>
        <span className={styles.size}>{formatMegabytes(item.file_size, i18n.language)}</span>
      </p>
      {note && <MediaNote note={note} />}
    </div>
  );
});

/** One of the quiet colours that stand there until the picture comes. */
function tintOf(id: string): number {
  return id.charCodeAt(0) % 4;
}
