import { useLayoutEffect, useState, type RefObject } from 'react';
import type { MediaItem } from '@hatira/contract';
import { contained } from './gestures/zoom';

/** Pixels. */
export interface PictureMargins {
  side: number;
  /** The margin above, and the one below. */
  end: number;
}

/** Undefined until the picture's size is known. */
export function usePictureMargins(
  ref: RefObject<HTMLElement | null>,
  { width, height }: MediaItem,
): PictureMargins | undefined {
  const [margins, setMargins] = useState<PictureMargins>();
  useLayoutEffect(() => {
    const stage = ref.current?.parentElement;
    if (!stage || !width || !height) return undefined;
    const measure = () => {
      const size = { width: stage.clientWidth, height: stage.clientHeight };
      const picture = contained({ width, height }, size);
      setMargins({
        side: (size.width - picture.width) / 2,
        end: (size.height - picture.height) / 2,
      });
    };
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(stage);
    return () => observer.disconnect();
  }, [ref, width, height]);
  return margins;
}
