import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  formatBytes,
  SELECTION_ALBUM_API,
  type OpenedAlbum,
} from '@hatira/contract';
import { formatLanguage } from '../../shared/i18n/i18n';
import { dayAndTime } from '../../shared/media/album/shown-item';
import { CoupleTitle } from '../../shared/media/wedding/couple-title';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { Notice } from '../../shared/ui/dialog/notice';
import { ToastProvider } from '../../shared/ui/dialog/toast';
import { Ornament } from '../../shared/ui/page/ornament';
import { PageCorner } from '../../shared/ui/page/page-corner';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import { Spinner } from '../../shared/ui/progress/spinner';
import { AlbumPhotos } from './album-photos';
import { DownloadLink } from './download-link';
import { OnePicture } from './one-picture';
import styles from './selection-album-page.module.css';
import { useAlbumPages } from './use-album-pages';

/** `/album/{token}`: the files that the couple has passed on by this link. */
export function SelectionAlbumPage({ token }: { token: string }) {
  return (
    <ToastProvider>
      <AlbumOf token={token} />
    </ToastProvider>
  );
}

function AlbumOf({ token }: { token: string }) {
  const { t } = useTranslation();
  const pages = useAlbumPages(token);
  const { album, items, error, read, look, more } = pages;
  if (error?.status === 404) return <AlbumEnded />;
  if (!album && error) return <LoadFailure error={error} onRetry={read} />;
  if (!album) return <Spinner isPage>{t('gallery.loading')}</Spinner>;
  const [only] = album.count === 1 ? items : [];
  return (
    <Frame album={album} onPictureFailed={pages.doubt}>
      {album.opensAt !== undefined ? (
        <Sealed opensAt={album.opensAt} />
      ) : only ? (
        <OnePicture item={only} token={token} read={look} />
      ) : (
        <>
          {album.count > 0 && (
            <DownloadAll album={album} token={token} look={look} />
          )}
          {items.length === 0 && (
            <p className={styles.said}>{t('album.nothing')}</p>
          )}
          <AlbumPhotos
            items={items}
            token={token}
            hasFailed={error !== undefined}
            read={look}
            onMore={more}
          />
        </>
      )}
    </Frame>
  );
}

interface FrameProps {
  album: OpenedAlbum;
  /** A picture of an ended link fails first. */
  onPictureFailed: () => void;
  children: ReactNode;
}

/** The couple's names above, as on an invitation. */
function Frame({ album, onPictureFailed, children }: FrameProps) {
  const { name, names } = album;
  const couple = names.join(' & ');
  return (
    <>
      <title>{name === undefined ? couple : `${name} · ${couple}`}</title>
      <PageCorner isFloating />
      <main className={styles.page} onErrorCapture={onPictureFailed}>
        <header className={styles.header}>
          <CoupleTitle wedding={album} />
          <Ornament />
          {name !== undefined && (
            <p className={styles.name} dir="auto">
              {name}
            </p>
          )}
        </header>
        {children}
      </main>
      <footer className={styles.footer}>
        <PrivacyLine />
      </footer>
    </>
  );
}

function Sealed({ opensAt }: { opensAt: string }) {
  const { t } = useTranslation();
  const [day, time] = dayAndTime(opensAt);
  return (
    <p className={styles.said} role="status">
      {t('album.sealed', { day, time })}
    </p>
  );
}

/** The couple has turned the link off, or it was never whole. */
function AlbumEnded() {
  const { t } = useTranslation();
  return (
    <>
      <div role="alert">
        <Notice title={t('gallery.linkEnded')} text={t('album.ended')} />
      </div>
      <footer className={styles.footer}>
        <PrivacyLine />
      </footer>
    </>
  );
}

interface DownloadAllProps {
  album: OpenedAlbum;
  token: string;
  look: () => Promise<void>;
}

function DownloadAll({
  album: { count, totalBytes, maxZipFiles: max },
  token,
  look,
}: DownloadAllProps) {
  const { t } = useTranslation();
  const size = formatBytes(totalBytes, formatLanguage());
  return (
    <div className={styles.all}>
      {max === undefined ? (
        <DownloadLink
          kind="quiet"
          href={SELECTION_ALBUM_API.zip(token)}
          look={look}
        >
          {t('downloads.all')}
        </DownloadLink>
      ) : (
        <p className={styles.count}>{t('album.tooManyFiles', { max })}</p>
      )}
      <p
        className={styles.count}
      >{`${t('gallery.count', { count })} · ${size}`}</p>
    </div>
  );
}
