import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, makeWall } from '@hatira/api-client';
import { MAX_WALLS, wallsPageUrl } from '@hatira/contract';
import {
  CouplePage,
  PageHint,
} from '../../shared/media/couple-page/couple-page';
import { LinkUnknown } from '../../shared/media/wedding/link-ended';
import { LoadFailure } from '../../shared/media/wedding/load-failure';
import { Button } from '../../shared/ui/button/button';
import { useToast } from '../../shared/ui/dialog/toast';
import { Spinner } from '../../shared/ui/progress/spinner';
import { useWalls } from './use-walls';
import { WallRemote } from './wall-remote';
import styles from './walls-page.module.css';

/** `/camera-roll/{hash}/walls`: the couple makes and controls its walls. */
export function WallsPage() {
  const { t } = useTranslation();
  return (
    <CouplePage
      title={t('gallery.walls')}
      pageOf={wallsPageUrl}
      isOpenTo={({ access, isDemo }) => access === 'full' && !isDemo}
    >
      {(hash) => <Walls hash={hash} />}
    </CouplePage>
  );
}

function Walls({ hash }: { hash: number }) {
  const { t } = useTranslation();
  const { walls, error, retry } = useWalls(hash);
  if (error?.status === 404) return <LinkUnknown />;
  if (error && !walls) return <LoadFailure error={error} onRetry={retry} />;
  if (!walls) return <Spinner>{t('gallery.loading')}</Spinner>;
  return (
    <>
      <PageHint>{t('remote.hint')}</PageHint>
      <ul className={styles.list}>
        {walls.map((wall, index) => (
          <WallRemote key={wall.id} hash={hash} wall={wall} index={index} />
        ))}
      </ul>
      <p className={styles.make}>
        {walls.length < MAX_WALLS ? (
          <MakeButton hash={hash} isFirst={walls.length === 0} />
        ) : (
          t('remote.most', { count: MAX_WALLS })
        )}
      </p>
    </>
  );
}

function MakeButton({ hash, isFirst }: { hash: number; isFirst: boolean }) {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await makeWall(hash);
    } catch (error) {
      if (error instanceof ApiError)
        toast({ text: t('remote.failed'), kind: 'error' });
    }
    setIsBusy(false);
  };
  return (
    <Button
      kind={isFirst ? 'main' : 'quiet'}
      aria-disabled={isBusy}
      onClick={() => void make()}
    >
      {t('remote.make')}
    </Button>
  );
}
