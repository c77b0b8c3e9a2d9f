import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectionAlbum } from '@hatira/contract';
import { albumMessage } from '../../../shared/media/links/album-message';
import { AlbumRow, useAlbumTitle } from '../../../shared/media/links/album-row';
import { maySend, sendPassed } from '../../../shared/media/links/passing';
import { ShareIcon } from '../../../shared/media/viewer/icons';
import { Button } from '../../../shared/ui/button/button';
import { Icon } from '../../../shared/ui/button/icon';
import { IconButton } from '../../../shared/ui/button/icon-button';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { Spinner } from '../../../shared/ui/progress/spinner';
import styles from '../../../shared/media/links/links.module.css';
import { useMadeAlbums, type MadeAlbumsView } from './use-made-albums';

const COPY = 'M9 9h11v11H9zM5 15H4V4h11v1';

interface MadeAlbumsProps {
  hash: number;
  /** The couple's. */
  names: readonly string[];
}

/** The albums of chosen files that the couple has made, to pass on again and to end. */
export function MadeAlbums({ hash, names }: MadeAlbumsProps) {
  const { t } = useTranslation();
  const { loaded, error, retry, ...view } = useMadeAlbums(hash);
  if (error)
    return (
      <>
        <p role="alert">{t('exposure.failed')}</p>
        <Button kind="quiet" className={styles.button} onClick={retry}>
          {t('gallery.downloadAgain')}
        </Button>
      </>
    );
  if (!loaded) return <Spinner>{t('gallery.loading')}</Spinner>;
  return (
    <>
      {loaded.albums.length > 0 && (
        <ul className={styles.albums} aria-label={t('share.albums')}>
          {loaded.albums.map((album) => (
            <MadeAlbum key={album.id} album={album} names={names} view={view} />
          ))}
        </ul>
      )}
      {loaded.nextCursor !== undefined && (
        <Button kind="quiet" className={styles.button} onClick={view.more}>
          {t('deleted.more')}
        </Button>
      )}
    </>
  );
}

interface MadeAlbumProps {
  album: SelectionAlbum;
  names: readonly string[];
  view: Pick<MadeAlbumsView, 'said' | 'copy' | 'end' | 'clear'>;
}

/** An ended album leaves its name and the word of it until something else is done. */
function MadeAlbum({ album, names, view }: MadeAlbumProps) {
  const { t } = useTranslation();
  const { said, copy, end, clear } = view;
  const title = useAlbumTitle(album);
  const word = said?.id === album.id ? said.key : undefined;
  const passed = { link: album.url, message: albumMessage(t, album, names) };
  const isEnded = word === 'share.ended';
  const status = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => {
    if (isEnded) status.current?.focus();
  }, [isEnded]);
  const send = () => {
    clear();
    sendPassed(passed);
  };
  return (
    <li>
      {!isEnded && (
        <div className={styles.row}>
          <AlbumRow album={album} />
          {maySend() && (
            <IconButton label={`${t('viewer.share')}: ${title}`} onClick={send}>
              <ShareIcon />
            </IconButton>
          )}
          <IconButton
            label={`${t('gallery.guestLink.copy')}: ${title}`}
            onClick={() => copy(album.id, passed)}
          >
            <Icon path={COPY} />
          </IconButton>
          <IconButton
            label={`${t('share.end')}: ${title}`}
            onClick={() => confirm(t('share.confirmEnd')) && end(album.id)}
          >
            <CloseIcon />
          </IconButton>
        </div>
      )}
      <p role="status" className={styles.said} tabIndex={-1} ref={status}>
        {word && (isEnded ? `${title}: ${t(word)}` : t(word))}
      </p>
    </li>
  );
}
