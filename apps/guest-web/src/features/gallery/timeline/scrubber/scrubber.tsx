import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { loadChoices } from '../../../../shared/i18n/choices';
import { Icon } from '../../../../shared/ui/button/icon';
import { useGalleryTools } from '../../tools/gallery-tools';
import type { Timeline } from '../timeline';
import { ScrubDrive } from './scrub-drive';
import { ScrubHandle } from './scrub-handle';
import { headingOfKey, isWorthScrubbing } from './scrub-range';
import styles from './scrubber.module.css';

const HANDLE = 'M8 10l4-4 4 4M8 14l4 4 4-4';

/** Absent when there is little to scrub. */
export function Scrubber({ timeline }: { timeline: Timeline }) {
  const { masonry } = useGalleryTools();
  const isNeeded = useSyncExternalStore(masonry.subscribe, () =>
    isWorthScrubbing(masonry.current().layout, window.innerHeight),
  );
  const hasTexts = useChoices();
  return isNeeded && hasTexts ? <Handle timeline={timeline} /> : null;
}

/** The pictures do not wait for the slider's texts. */
function useChoices(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    loadChoices().then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return isLoaded;
}

/** Jumps by hours and days; the bubble says where to. */
function Handle({ timeline }: { timeline: Timeline }) {
  const { t } = useTranslation();
  const track = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { state, scrub } = useScrubHandle(track, handle);
  const { masonry } = useGalleryTools();
  const width = () => masonry.current().shape.width;
  const { hours } = timeline;
  const now = Math.min(state.heading, hours.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = headingOfKey(event.key, now, hours);
    if (next === undefined) return;
    event.preventDefault();
    scrub.jumpTo(next, timeline.dayHeightOver(next, width()));
  };
  return (
    <div
      ref={track}
      className={styles.track}
      data-awake={state.isAwake}
      data-dragging={state.isDragging}
    >
      <div
        ref={handle}
        role="slider"
        tabIndex={0}
        className={styles.handle}
        aria-orientation="vertical"
        aria-label={t('timeline.scrubber')}
        aria-valuemin={0}
        aria-valuemax={hours.length - 1}
        aria-valuenow={now}
        aria-valuetext={timeline.text(now)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.grip}>
          <Icon path={HANDLE} />
        </span>
        {/* The value's text says it. */}
        <span className={styles.bubble} aria-hidden="true">
          <span>{timeline.dayText(now)}</span>
          <strong>{timeline.hourText(now)}</strong>
        </span>
      </div>
    </div>
  );
}

const gridOf = () => document.querySelector<HTMLElement>('[data-grid]');

function useScrubHandle(
  track: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
) {
  const { masonry } = useGalleryTools();
  const [scrub] = useState(
    () => new ScrubHandle(new ScrubDrive(masonry, gridOf)),
  );
  useLayoutEffect(() => {
    const stop = scrub.start(track.current!, handle.current!);
    const unsubscribe = masonry.subscribe(scrub.look);
    return () => {
      unsubscribe();
      stop();
    };
  }, [scrub, masonry, track, handle]);
  const state = useSyncExternalStore(scrub.subscribe, scrub.current);
  return { state, scrub };
}
