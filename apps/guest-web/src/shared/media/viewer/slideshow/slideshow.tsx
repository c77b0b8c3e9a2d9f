import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { isImage, largePictureUrl, noteOf } from '../../file/media-file';
import { MediaNote } from '../../wedding/media-note';
import { useBackLayer } from '../layers/use-back-layer';
import { ViewerLayer } from '../viewer-layer';
import { ShowControls } from './show-controls';
import { ShowSlide } from './show-slide';
import { ordered, type SlideOrder } from './slide-order';
import styles from './slideshow.module.css';
import { useSlideshowSettings } from './slideshow-settings';
import { useIdle } from './use-idle';
import { useShowKeys } from './use-show-keys';
import { useWakeLock } from './use-wake-lock';
import { useWholeScreen } from './use-whole-screen';

export { loadChoices } from '../../../i18n/choices';

interface SlideshowProps {
  items: readonly MediaItem[];
  /** Begins here. */
  id: string;
  /** @param id of the last shown item */
  onEnd: (id: string) => void;
}

/** Full screen, from the shown item on and round again; controls fade. */
export function Slideshow({ items, id, onEnd }: SlideshowProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDivElement>(null);
  const { settings, change } = useSlideshowSettings();
  const [isPlaying, setIsPlaying] = useState(true);
  const { item, next, before, turn, step } = useTurns(
    items,
    id,
    settings.order,
  );
  const isIdle = useIdle();
  const shownId = item?.id ?? id;
  const end = useLatest(() => onEnd(shownId));
  const toggle = () => setIsPlaying(!isPlaying);
  const goOn = useCallback(() => step(1), [step]);
  useShowKeys({ step, toggle, end });
  useBackLayer(true, end);
  useWholeScreen(ref, end);
  useWakeLock();
  usePreloaded(next);
  useEffect(() => {
    if (!item) end();
  }, [item, end]);
  const note = item && settings.hasNotes ? noteOf(item) : undefined;
  return createPortal(
    <ViewerLayer label={t('viewer.slideshow')}>
      <div
        ref={ref}
        className={styles.show}
        data-idle={isIdle}
        style={pictureOf(before)}
      >
        {item && (
          <ShowSlide
            key={turn}
            item={item}
            isPlaying={isPlaying}
            paceSeconds={settings.paceSeconds}
            hasSound={settings.hasSound}
            onEnd={goOn}
          />
        )}
        <div className={styles.foot}>
          {note && (
            <div className={styles.note}>
              <MediaNote note={note} />
            </div>
          )}
          <ShowControls
            settings={settings}
            change={change}
            isPlaying={isPlaying}
            isHidden={isIdle && isPlaying}
            toggle={toggle}
            step={step}
            end={end}
          />
        </div>
      </div>
    </ViewerLayer>,
    document.body,
  );
}

interface Turn {
  id: string;
  turn: number;
  before?: MediaItem | undefined;
}

/** Stays below the next slide while it fades in. */
function pictureOf(item: MediaItem | undefined): CSSProperties | undefined {
  const address = item && largePictureUrl(item);
  return address === undefined
    ? undefined
    : { backgroundImage: `url(${address})` };
}

/** Round and round, in the chosen order. */
function useTurns(
  items: readonly MediaItem[],
  start: string,
  order: SlideOrder,
) {
  const [seed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const [{ id, turn, before }, setNow] = useState<Turn>({ id: start, turn: 0 });
  const slides = useMemo(
    () => ordered(items, order, seed),
    [items, order, seed],
  );
  const index = Math.max(
    0,
    slides.findIndex((slide) => slide.id === id),
  );
  const { length } = slides;
  const step = useCallback(
    (by: -1 | 1) => {
      const after = slides[(index + by + length) % length];
      if (after)
        setNow((now) => ({
          id: after.id,
          turn: now.turn + 1,
          before: slides[index],
        }));
    },
    [slides, index, length],
  );
  return {
    item: slides[index],
    next: slides[(index + 1) % length],
    before,
    turn,
    step,
  };
}

function usePreloaded(item: MediaItem | undefined): void {
  const address = item && isImage(item) ? largePictureUrl(item) : undefined;
  useEffect(() => {
    if (address !== undefined) new Image().src = address;
  }, [address]);
}

/** A stable function that does what the last render says. */
function useLatest(run: () => void): () => void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  return useCallback(() => latest.current(), []);
}
