import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionAlbum } from '@hatira/contract';
import styles from './links.module.css';

/** Returns the name of an album, or the number of its pictures without one. */
export function useAlbumTitle({ name, count }: SelectionAlbum): string {
  const { t } = useTranslation();
  if (name !== undefined) return name;
  return count === 0 ? t('share.emptied') : t('gallery.count', { count });
}

/** An album by its cover, its name and its number of pictures. */
export function AlbumRow({ album }: { album: SelectionAlbum }) {
  const { t } = useTranslation();
  const { url, name, count, cover_url: cover } = album;
  const [failed, setFailed] = useState<string>();
  const title = useAlbumTitle(album);
  return (
    <a className={styles.album} href={url}>
      {cover === undefined || cover === failed ? (
        <span className={styles.cover} />
      ) : (
        <img
          className={styles.cover}
          src={cover}
          alt=""
          loading="lazy"
          onError={() => setFailed(cover)}
        />
      )}
      <span>
        <span className={styles.albumName} dir="auto">
          {title}
        </span>
        {name !== undefined && (
          <span className={styles.albumCount}>
            {count === 0 ? t('share.emptied') : t('gallery.count', { count })}
          </span>
        )}
      </span>
    </a>
  );
}
