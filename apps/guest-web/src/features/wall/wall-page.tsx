import {
  useLayoutEffect,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useIdle } from '../../shared/media/viewer/slideshow/use-idle';
import { useWakeLock } from '../../shared/media/viewer/slideshow/use-wake-lock';
import { Ornament } from '../../shared/ui/page/ornament';
import type { Show } from './player/show';
import { WallPlayer } from './player/wall-player';
import { useDrift } from './screen/drift';
import { SideRail } from './screen/side-rail';
import { SlideView } from './screen/slide-view';
import { useScreenKeys } from './screen/use-screen-keys';
import styles from './wall-page.module.css';

/** `/wall/{token}`: the photos as they come, for a screen in the hall. */
export function WallPage({ token }: { token: string }) {
  const { t } = useTranslation();
  const [player] = useState(() => new WallPlayer(token));
  const show = useSyncExternalStore(player.subscribe, player.current);
  const drift = useDrift();
  const isIdle = useIdle();
  useEffect(() => player.start(), [player]);
  useScreenKeys(player.skip);
  useWakeLock();
  useDarkTheme();
  const { hasEnded, wedding } = show;
  return (
    <main
      className={styles.screen}
      data-idle={isIdle}
      data-side={drift.side}
      data-ended={hasEnded}
      aria-label={t('wall.label')}
    >
      {wedding && <title>{wedding.names.join(' & ')}</title>}
      {hasEnded && <p className={styles.ended}>{t('wall.ended')}</p>}
      {wedding && (
        <>
          <Stage show={show} token={token} onVideoEnd={player.endVideo} />
          <SideRail wedding={wedding} drift={drift} />
        </>
      )}
    </main>
  );
}

interface StageProps {
  show: Show;
  token: string;
  onVideoEnd: () => void;
}

function Stage({ show, token, onVideoEnd }: StageProps) {
  const { slide, before, isSealed } = show;
  return (
    <div className={styles.stage}>
      {!slide && <Waiting isSealed={isSealed} />}
      {[before, slide].map(
        (each) =>
          each && (
            <SlideView
              key={each.number}
              slide={each}
              token={token}
              isOver={each === before}
              onVideoEnd={onVideoEnd}
            />
          ),
      )}
    </div>
  );
}

/** Before the first photo, and while the album is sealed. */
function Waiting({ isSealed }: { isSealed: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <Ornament />
      <p>{t(isSealed ? 'wall.sealed' : 'wall.waiting')}</p>
      <Ornament />
    </div>
  );
}

/** Whatever the visitor has chosen for other pages. */
function useDarkTheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const { theme } = root.dataset;
    root.dataset['theme'] = 'dark';
    return () => {
      if (theme !== undefined) root.dataset['theme'] = theme;
    };
  }, []);
}
