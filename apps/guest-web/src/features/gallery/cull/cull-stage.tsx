import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem, Verdict } from '@hatira/contract';
import {
  isImage,
  largePictureUrl,
} from '../../../shared/media/file/media-file';
import { itemLabel } from '../../../shared/media/file/item-label';
import { HeartIcon } from '../../../shared/media/marks/heart-icon';
import type { MarksStore } from '../../../shared/media/marks/marks-store';
import { Slide } from '../../../shared/media/viewer/stage/slide';
import { Button } from '../../../shared/ui/button/button';
import { Icon } from '../../../shared/ui/button/icon';
import { CloseIcon } from '../../../shared/ui/button/icons';
import { ProgressBar } from '../../../shared/ui/progress/progress-bar';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import styles from './cull-mode.module.css';
import type { CullSession } from './cull-session';
import { OtherHearts } from './other-hearts';
import { useSwipe } from './use-swipe';

const BackIcon = () => <Icon path="M9 6l-5 5 5 5M4 11h10a6 6 0 0 1 6 6v1" />;
const GivenHeart = () => <HeartIcon isGiven />;
const MaybeIcon = () => (
  <Icon path="M8.5 9a3.5 3.5 0 1 1 5.2 3c-1.2.7-1.7 1.3-1.7 2.6M12 18.5h.01" />
);

const VERDICTS = [
  { verdict: 'no', Sign: CloseIcon, keys: 'ArrowLeft 3' },
  { verdict: 'maybe', Sign: MaybeIcon, keys: 'ArrowUp 2' },
  { verdict: 'keep', Sign: GivenHeart, keys: 'ArrowRight 1' },
] as const satisfies readonly { verdict: Verdict; [key: string]: unknown }[];

interface CullStageProps {
  session: CullSession;
  store: MarksStore;
  item: MediaItem;
}

/** One picture, and the three answers below it. */
export function CullStage({ session, store, item }: CullStageProps) {
  const { t } = useTranslation();
  const swipe = useSwipe((verdict) => session.decide(verdict));
  useNextPictures(session.next);
  const { verdict: given } = store.mine(item);
  const index = session.place - 1;
  const { position } = session;
  return (
    <>
      <ProgressBar
        label={t('cull.title')}
        percent={Math.floor(((position.index - 1) / position.count) * 100)}
      />
      <VisuallyHidden role="status">{itemLabel(t, item, index)}</VisuallyHidden>
      <div className={styles.stage} {...swipe}>
        <Slide
          key={item.id}
          item={item}
          index={index}
          isCurrent
          isZoomed={false}
          needsPixels={false}
          mayLoad
          onSettled={undefined}
        />
        <OtherHearts item={item} />
      </div>
      <div className={styles.answers}>
        <div className={styles.small}>
          <Button
            kind="text"
            className={styles.back}
            aria-keyshortcuts="Backspace"
            aria-disabled={index === 0}
            onClick={() => session.back()}
          >
            <BackIcon />
            {t('cull.back')}
          </Button>
          <Button
            kind="text"
            className={styles.back}
            onClick={() => session.finish()}
          >
            {t('cull.toReview')}
          </Button>
        </div>
        {VERDICTS.map(({ verdict, Sign, keys }) => (
          <Button
            key={verdict}
            kind="quiet"
            className={styles.answer}
            data-verdict={verdict}
            aria-pressed={given === verdict}
            aria-keyshortcuts={keys}
            onClick={() => session.decide(verdict)}
          >
            <Sign />
            {t(`cull.${verdict}`)}
          </Button>
        ))}
        <p className={styles.hint}>{t('cull.keys')}</p>
      </div>
    </>
  );
}

/** Has them in the browser's cache when their turn comes. */
function useNextPictures(items: readonly MediaItem[]): void {
  const addresses = items
    .filter(isImage)
    .map((item) => largePictureUrl(item) ?? '')
    .join(' ');
  useEffect(() => {
    for (const address of addresses.split(' ').filter(Boolean))
      new Image().src = address;
  }, [addresses]);
}
