import {
  useContext,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { itemLabel } from '../../file/item-label';
import { isImage, largePictureUrl } from '../../file/media-file';
import { SteadyImage } from '../../image/steady-image';
import { MotionVideo } from '../../motion/motion-video';
import { useMotion, type Motion } from '../../motion/use-motion';
import { RetryContext } from '../../retry/retry-context';
import { originalOf } from '../original/original-limit';
import { useOriginal } from '../original/use-original';
import { CannotShow } from './cannot-show';
import { MotionButton } from './motion-button';
import styles from './slide.module.css';
import { VideoSlide } from './video-slide';

interface SlideProps {
  item: MediaItem;
  index: number;
  isCurrent: boolean;
  /** A clip covers the whole picture only. */
  isZoomed: boolean;
  /** The zoom is beyond the preview's pixels. */
  needsPixels: boolean;
  mayLoad: boolean;
  /** Loaded or failed. */
  onSettled: (() => void) | undefined;
}

export function Slide({
  item,
  index,
  isCurrent,
  isZoomed,
  needsPixels,
  mayLoad,
  onSettled,
}: SlideProps) {
  if (isImage(item))
    return (
      <PhotoSlide
        item={item}
        index={index}
        mayMove={isCurrent && !isZoomed}
        needsPixels={needsPixels}
        mayLoad={mayLoad}
        onSettled={onSettled}
      />
    );
  return (
    <VideoSlide
      item={item}
      isCurrent={isCurrent}
      mayLoad={mayLoad}
      onSettled={onSettled}
    />
  );
}

type PhotoSlideProps = Omit<SlideProps, 'isCurrent' | 'isZoomed'> & {
  mayMove: boolean;
};

function PhotoSlide({ mayMove, ...rest }: PhotoSlideProps) {
  const { item, onSettled } = rest;
  const [failed, setFailed] = useState<string>();
  const motion = useMotion(item);
  const isWaiting = useContext(RetryContext)?.isWaiting(item);
  const picture = largePictureUrl(item);
  if (isWaiting || picture === undefined || failed === picture)
    return <CannotShow item={item} onShown={onSettled} />;
  return (
    <>
      <Photo
        {...rest}
        picture={picture}
        motion={motion}
        onFail={() => setFailed(picture)}
      >
        {mayMove && <MotionVideo motion={motion} fit="contain" />}
      </Photo>
      {mayMove && <MotionButton motion={motion} />}
    </>
  );
}

type PhotoProps = Omit<PhotoSlideProps, 'mayMove'> & {
  picture: string;
  motion: Motion;
  onFail: () => void;
  children: ReactNode;
};

/** Small picture, preview, and for a zoom the original. */
function Photo({
  item,
  index,
  picture,
  motion,
  needsPixels,
  mayLoad,
  onSettled,
  onFail,
  children,
}: PhotoProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<{ address: string; width: number }>();
  const original = useOriginal(
    needsPixels && shown ? originalOf(item, shown.width) : undefined,
  );
  const isShown = shown?.address === picture;
  const look = [
    styles.picture,
    isShown && styles.shown,
    item.thumb_url && styles.sudden,
  ];
  return (
    <div
      className={styles.photo}
      data-zoom
      role="img"
      aria-label={itemLabel(t, item, index)}
      {...motion.handlers}
      style={isShown ? undefined : firstLook(item, mayLoad)}
    >
      <SteadyImage
        address={mayLoad ? (original ?? picture) : undefined}
        className={look.filter(Boolean).join(' ')}
        onShown={({ naturalWidth: width }) => {
          if (original === undefined) setShown({ address: picture, width });
          onSettled?.();
        }}
        onFail={() => {
          onFail();
          onSettled?.();
        }}
      />
      {children}
    </div>
  );
}

/** The grid or strip has the small picture already. */
function firstLook(
  { placeholder, thumb_url: small }: MediaItem,
  mayLoad: boolean,
): CSSProperties | undefined {
  const looks = [mayLoad ? small : undefined, placeholder]
    .filter((address) => address !== undefined)
    .map((address) => `url(${address})`);
  return looks.length > 0 ? { backgroundImage: looks.join(', ') } : undefined;
}
