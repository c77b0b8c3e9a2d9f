import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './thumb.module.css';

/** Seconds (specification section 9). */
const FRAME_AT_SECONDS = 0.1;

/** An early frame over a video's poster; loads only in view. */
export function Frame({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const isInView = useIsInView(ref);
  const [shown, setShown] = useState<string>();
  return (
    <video
      ref={ref}
      className={`${styles.picture} ${shown === src ? '' : styles.waiting}`}
      src={isInView || shown === src ? src : undefined}
      preload="metadata"
      muted
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      onLoadedMetadata={({ currentTarget }) => {
        currentTarget.currentTime = FRAME_AT_SECONDS;
      }}
      onSeeked={() => setShown(src)}
    />
  );
}

function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some(({ isIntersecting }) => isIntersecting)),
    );
    observer.observe(ref.current!);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
