import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSelectionAlbum, fetchSelectionAlbums } from '@hatira/api-client';
import type { SelectionAlbum } from '@hatira/contract';
import { useLoaded } from '../../../shared/lib/use-loaded';
import { usePassing } from '../../../shared/media/links/passed-link';
import { ShareIcon } from '../../../shared/media/viewer/icons';
import { Button } from '../../../shared/ui/button/button';
import { Icon } from '../../../shared/ui/button/icon';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { Spinner } from '../../../shared/ui/progress/spinner';
import styles from '../../../shared/media/links/links.module.css';

const COPY = 'M9 9h11v11H9zM5 15H4V4h11v1';

type Said = 'share.ended' | 'exposure.failed';

/** The albums of chosen files that the couple has made, to pass on again and to end. */
export function MadeAlbums({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const read = useCallback(
    (signal: AbortSignal) => fetchSelectionAlbums(hash, signal),
    [hash],
  );
  const { value, error, retry, change } = useLoaded(read);
  const [said, setSaid] = useState<Said>();
  const end = (id: string) => {
    if (!confirm(t('share.confirmEnd'))) return;
    endSelectionAlbum(hash, id).then(
      () => {
        change((albums) => albums.filter((album) => album.id !== id));
        setSaid('share.ended');
      },
      () => setSaid('exposure.failed'),
    );
  };
  if (error)
    return (
      <>
        <p role="alert">{t('exposure.failed')}</p>
        <Button kind="quiet" className={styles.button} onClick={retry}>
          {t('gallery.downloadAgain')}
        </Button>
      </>
    );
  if (!value) return <Spinner>{t('gallery.loading')}</Spinner>;
  return (
    <>
      {value.length > 0 && (
        <ul className={styles.albums} aria-label={t('share.albums')}>
          {value.map((album) => (
            <MadeAlbum
              key={album.id}
              album={album}
              onEnd={() => end(album.id)}
            />
          ))}
        </ul>
      )}
      <p role="status" className={styles.said}>
        {said && t(said)}
      </p>
    </>
  );
}

interface MadeAlbumProps {
  album: SelectionAlbum;
  onEnd: () => void;
}

function MadeAlbum({ album, onEnd }: MadeAlbumProps) {
  const { t } = useTranslation();
  const { url, name, count, cover_url: cover } = album;
  const { outcome, copy, send } = usePassing(url);
  const counted = t('gallery.count', { count });
  const title = name ?? counted;
  return (
    <li>
      <div className={styles.row}>
        <a className={styles.album} href={url}>
          {cover === undefined ? (
            <span className={styles.cover} />
          ) : (
            <img className={styles.cover} src={cover} alt="" loading="lazy" />
          )}
          <span>
            <span className={styles.albumName} dir="auto">
              {title}
            </span>
            {name !== undefined && (
              <span className={styles.albumCount}>{counted}</span>
            )}
          </span>
        </a>
        {send && (
          <IconButton label={`${t('viewer.share')}: ${title}`} onClick={send}>
            <ShareIcon />
          </IconButton>
        )}
        <IconButton
          label={`${t('gallery.guestLink.copy')}: ${title}`}
          onClick={copy}
        >
          <Icon path={COPY} />
        </IconButton>
        <IconButton label={`${t('share.end')}: ${title}`} onClick={onEnd}>
          <CloseIcon />
        </IconButton>
      </div>
      <p role="status" className={styles.said}>
        {outcome && t(`gallery.guestLink.${outcome}`)}
      </p>
    </li>
  );
}
