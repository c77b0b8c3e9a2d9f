import { Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyExtra } from '../../../shared/lib/lazy-extra';
import { useOpened } from '../../../shared/media/viewer/layers/use-opened';
import { Button } from '../../../shared/ui/button/button';
import { Spinner } from '../../../shared/ui/progress/spinner';
import { AlbumGrid } from './album-grid';
import styles from './guest-album.module.css';
import { dayAndTime, isBlank } from '../../../shared/media/album/shown-item';
import { useAlbum } from './use-album';
import type { AlbumState } from './use-album-state';

const OpenedAlbum = lazyExtra(
  async () => (await import('./opened-album')).OpenedAlbum,
);

interface GuestAlbumProps {
  album: AlbumState;
  /** The couple has changed its choice. */
  onState: (album: AlbumState) => void;
}

/** What the couple shows of all guests' files, or when it will. */
export function GuestAlbum({ album, onState }: GuestAlbumProps) {
  const { t } = useTranslation();
  const contents = useAlbum(album, onState);
  if (album.opensAt !== undefined) {
    const [day, time] = dayAndTime(album.opensAt);
    return (
      <section className={styles.album} aria-label={t('album.title')}>
        <p className={styles.sealed} role="status">
          {t('album.sealed', { day, time })}
        </p>
      </section>
    );
  }
  if (!album.isOpen) return null;
  return (
    <section className={styles.album} aria-labelledby="album-title">
      <h2 id="album-title" className={styles.title}>
        {t('album.title')}
      </h2>
      <Contents {...contents} />
    </section>
  );
}

type ContentsProps = ReturnType<typeof useAlbum>;

function Contents({ loaded, hasFailed, read, more }: ContentsProps) {
  const { t } = useTranslation();
  const grid = useRef<HTMLUListElement>(null);
  const { opened, open, close } = useOpened(grid);
  const { isBusy, hasFailed: isStuck, run } = useMore(more);
  const items = useMemo(
    () => loaded?.items.filter((item) => !isBlank(item)) ?? [],
    [loaded],
  );
  if (!loaded && hasFailed)
    return (
      <div role="alert" className={styles.state}>
        <p>{t('album.failed')}</p>
        <Button kind="quiet" onClick={() => void read()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  if (!loaded) return <Spinner>{t('common.loading')}</Spinner>;
  return (
    <>
      {items.length === 0 && <p className={styles.state}>{t('album.empty')}</p>}
      <AlbumGrid ref={grid} items={items} onOpen={open} />
      {isStuck && (
        <p role="alert" className={styles.state}>
          {t('album.failed')}
        </p>
      )}
      {loaded.nextCursor !== undefined && (
        <Button kind="quiet" aria-disabled={isBusy} onClick={run}>
          {t('album.more')}
        </Button>
      )}
      {opened !== undefined && items.length > 0 && (
        <Suspense>
          <OpenedAlbum
            items={items}
            isComplete={loaded.nextCursor === undefined}
            id={opened}
            read={read}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** One call at a time. */
function useMore(more: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const run = () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    more().then(
      () => setBusy(false),
      () => {
        setBusy(false);
        setFailed(true);
      },
    );
  };
  return { isBusy, hasFailed, run };
}
