import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import styles from './strip.module.css';
import {
  centredAt,
  STEP_PX,
  stripWindow,
  type StripWindow,
} from './strip-window';
import { Thumb } from './thumb';

interface StripProps {
  items: readonly MediaItem[];
  index: number;
  onShow: (index: number) => void;
}

/** Renders only thumbnails near the window. */
export function Strip({ items, index, onShow }: StripProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const { first, last } = useStripWindow(ref, items.length);
  useCentred(ref, index);
  useFollowingFocus(ref, index);
  const drawn = [...Array(Math.max(0, last - first + 1)).keys()].map(
    (offset) => first + offset,
  );
  // The tab stop is always rendered.
  const all = drawn.includes(index) ? drawn : [...drawn, index];
  return (
    <div ref={ref} className={styles.strip}>
      <div
        role="list"
        aria-label={t('gallery.items')}
        className={styles.line}
        style={{ width: items.length * STEP_PX }}
      >
        {all.map((each) => {
          const item = items[each];
          if (!item) return null;
          return (
            <div
              key={item.id}
              role="listitem"
              aria-setsize={items.length}
              aria-posinset={each + 1}
              className={styles.place}
              style={{ left: each * STEP_PX }}
            >
              <Thumb
                item={item}
                index={each}
                isCurrent={each === index}
                onShow={onShow}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The strip's room before it is drawn. */
export function StripPlace() {
  return (
    <div className={styles.strip}>
      <div className={styles.line} />
    </div>
  );
}

function useStripWindow(
  ref: RefObject<HTMLElement | null>,
  count: number,
): StripWindow {
  const [drawn, setDrawn] = useState<StripWindow>({
    first: 0,
    last: Math.min(count - 1, 12),
  });
  useLayoutEffect(() => {
    const strip = ref.current!;
    const look = () => {
      const next = stripWindow(strip.scrollLeft, strip.clientWidth, count);
      setDrawn((now) =>
        now.first === next.first && now.last === next.last ? now : next,
      );
    };
    const observer = new ResizeObserver(look);
    look();
    observer.observe(strip);
    strip.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      strip.removeEventListener('scroll', look);
    };
  }, [ref, count]);
  return drawn;
}

/** Also after a rotation. */
function useCentred(ref: RefObject<HTMLElement | null>, index: number): void {
  useEffect(() => {
    const strip = ref.current!;
    let width = strip.clientWidth;
    const centre = (mayGlide: boolean) => {
      const left = centredAt(index, width);
      const isNear = Math.abs(left - strip.scrollLeft) < width;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      strip.scrollTo({
        left,
        behavior: mayGlide && isNear && !isCalm ? 'smooth' : 'auto',
      });
    };
    const observer = new ResizeObserver(() => {
      if (strip.clientWidth === width) return;
      width = strip.clientWidth;
      centre(false);
    });
    centre(true);
    observer.observe(strip);
    return () => observer.disconnect();
  }, [ref, index]);
}

function useFollowingFocus(
  ref: RefObject<HTMLElement | null>,
  index: number,
): void {
  useLayoutEffect(() => {
    const strip = ref.current!;
    if (!strip.contains(document.activeElement)) return;
    strip
      .querySelector<HTMLElement>('[aria-current="true"]')
      ?.focus({ preventScroll: true });
  }, [ref, index]);
}
