import { Suspense, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SELECTION_ALBUM_API, type AlbumItem } from '@hatira/contract';
import { lazyExtra } from '../../shared/lib/lazy-extra';
import { isUnplayable, shownItem } from '../../shared/media/album/shown-item';
import { WhyStill } from '../../shared/media/album/why-still';
import { itemLabel } from '../../shared/media/file/item-label';
import { noteOf } from '../../shared/media/file/media-file';
import { useOpened } from '../../shared/media/viewer/layers/use-opened';
import { MediaNote } from '../../shared/media/wedding/media-note';
import { DownloadLink } from './download-link';
import styles from './one-picture.module.css';
import { ratioOf } from './ratio-of';

const OpenedPicture = lazyExtra(
  async () => (await import('./opened-picture')).OpenedPicture,
);

interface OnePictureProps {
  item: AlbumItem;
  token: string;
  /** Reads the item again. */
  read: () => Promise<void>;
}

/** A single photo or video with its note, below the couple's names. */
export function OnePicture({ item, token, read }: OnePictureProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const { opened, open, close } = useOpened(frame);
  const style = { '--ratio': ratioOf(item) } as CSSProperties;
  const note = noteOf(shownItem(item));
  return (
    <figure ref={frame} className={styles.frame} style={style} tabIndex={-1}>
      <div className={styles.picture}>
        <Picture item={item} onOpen={() => open(item.id)} />
      </div>
      <figcaption className={styles.caption}>
        {isUnplayable(item) && <WhyStill item={item} read={read} />}
        {note && <MediaNote note={note} />}
        <DownloadLink
          kind="quiet"
          href={SELECTION_ALBUM_API.file(token, item.id)}
          look={read}
        >
          {t('gallery.download')}
        </DownloadLink>
      </figcaption>
      {opened !== undefined && (
        <Suspense>
          <OpenedPicture
            items={[item]}
            id={opened}
            token={token}
            read={read}
            onMore={undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </figure>
  );
}

interface PictureProps {
  item: AlbumItem;
  onOpen: () => void;
}

function Picture({ item, onOpen }: PictureProps) {
  const { t } = useTranslation();
  const { preview_url, poster_url, thumb_url, playback_url } = item;
  const label = itemLabel(
    t,
    { ...shownItem(item), file_type: item.file_type },
    0,
  );
  const still = preview_url ?? poster_url ?? thumb_url;
  if (playback_url !== undefined)
    return (
      // Guests' videos have no captions.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={playback_url}
        poster={still}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
      />
    );
  if (still === undefined)
    return <p className={styles.said}>{t('gallery.preparing')}</p>;
  return (
    <button
      type="button"
      className={styles.open}
      data-id={item.id}
      aria-label={`${t('viewer.open')}: ${label}`}
      onClick={onOpen}
    >
      <img src={still} alt="" draggable={false} />
    </button>
  );
}
