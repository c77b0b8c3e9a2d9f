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
import { LinkEnded } from '../../shared/media/wedding/link-ended';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { LinkButton } from '../../shared/ui/button/button';
import { DownloadIcon } from '../../shared/ui/button/icons';
import { Ornament } from '../../shared/ui/page/ornament';
import { PageCorner } from '../../shared/ui/page/page-corner';
import { PrivacyLine } from '../../shared/ui/page/privacy-line';
import { Spinner } from '../../shared/ui/progress/spinner';
import { AlbumPhotos } from './album-photos';
import { OnePicture } from './one-picture';
import styles from './selection-album-page.module.css';
import { useAlbumPages } from './use-album-pages';

/** `/album/{token}`: the files that the couple has passed on by this link. */
export function SelectionAlbumPage({ token }: { token: string }) {
  const { t } = useTranslation();
  const { album, items, error, read, refresh, more } = useAlbumPages(token);
  if (error?.status === 404) return <LinkEnded />;
  if (!album && error) return <LoadFailure error={error} onRetry={read} />;
  if (!album) return <Spinner isPage>{t('gallery.loading')}</Spinner>;
  const [only] = album.count === 1 ? items : [];
  return (
    <Frame album={album}>
      {album.opensAt !== undefined ? (
        <Sealed opensAt={album.opensAt} />
      ) : only ? (
        <OnePicture item={only} token={token} read={refresh} />
      ) : (
        <>
          {album.count > 0 && <DownloadAll album={album} token={token} />}
          {items.length === 0 && (
            <p className={styles.said}>{t('album.nothing')}</p>
          )}
          <AlbumPhotos
            items={items}
            token={token}
            hasFailed={error !== undefined}
            read={refresh}
            onMore={more}
          />
        </>
      )}
    </Frame>
  );
}

interface FrameProps {
  album: OpenedAlbum;
  children: ReactNode;
}

/** The couple's names above, as on an invitation. */
function Frame({ album, children }: FrameProps) {
  const { name, names } = album;
  const couple = names.join(' & ');
  return (
    <>
      <title>{name === undefined ? couple : `${name} · ${couple}`}</title>
      <PageCorner isFloating />
      <main className={styles.page}>
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

interface DownloadAllProps {
  album: OpenedAlbum;
  token: string;
}

function DownloadAll({
  album: { count, totalBytes },
  token,
}: DownloadAllProps) {
  const { t } = useTranslation();
  const size = formatBytes(totalBytes, formatLanguage());
  return (
    <div className={styles.all}>
      <LinkButton
        kind="quiet"
        href={SELECTION_ALBUM_API.zip(token)}
        download=""
      >
        <DownloadIcon />
        {t('downloads.all')}
      </LinkButton>
      <p
        className={styles.count}
      >{`${t('gallery.count', { count })} · ${size}`}</p>
    </div>
  );
}
