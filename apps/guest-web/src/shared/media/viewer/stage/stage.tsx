import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '@hatira/contract';
import { IncompleteMark } from '../../image/incomplete-mark';
import { isIncomplete, noteOf } from '../../file/media-file';
import { useFocusSuccessor } from '../../../lib/use-focus-successor';
import { NextIcon, PreviousIcon } from '../../../ui/button/icons';
import { useBackLayer } from '../layers/use-back-layer';
import { useFullScreenLayer } from '../layers/use-full-screen-layer';
import { NoteOverlay } from './note-overlay';
import { Slide } from './slide';
import styles from './stage.module.css';
import { useStageGestures } from './gestures/use-stage-gestures';

interface StageProps {
  items: readonly MediaItem[];
  index: number;
  hasNeighbours: boolean;
  onStep: (by: -1 | 1) => void;
  /** Called when the picture is pulled down. */
  onClose: (() => void) | undefined;
}

const UNZOOMED = { isZoomed: false, needsPixels: false };

/** Renders neighbours off-screen for a swipe. */
export function Stage({
  items,
  index,
  hasNeighbours,
  onStep,
  onClose,
}: StageProps) {
  const item = items[index]!;
  const [{ isZoomed, needsPixels }, setZoom] = useState(UNZOOMED);
  const onZoom = useCallback(
    (isOn: boolean, needs: boolean) =>
      setZoom({ isZoomed: isOn, needsPixels: needs }),
    [],
  );
  const [hasSwiped, setSwiped] = useState(false);
  const swipe = (by: -1 | 1) => {
    setSwiped(true);
    onStep(by);
  };
  const hasPrevious = index > 0;
  const hasNext = index < items.length - 1;
  const { stage, track, reset } = useStageGestures(
    item.id,
    { neighbours: { hasPrevious, hasNext }, onStep: swipe, onClose },
    onZoom,
  );
  const keepFocus = useFocusSuccessor(() => stage.current);
  useBackLayer(isZoomed, reset);
  useFullScreenLayer();
  const [shownId, setShownId] = useState<string>();
  const showNeighbours = useCallback(() => setShownId(item.id), [item.id]);

  return (
    <div ref={stage} className={styles.stage} tabIndex={-1} {...keepFocus}>
      <div ref={track} className={styles.track}>
        {(hasNeighbours ? [-1, 0, 1] : [0]).map((offset) => {
          const each = items[index + offset];
          if (!each) return null;
          return (
            <div
              key={each.id}
              className={styles.slide}
              data-slide={offset === 0 ? 'current' : 'beside'}
              aria-hidden={offset !== 0}
              inert={offset !== 0}
              style={{ left: `${offset * 100}%` }}
            >
              <Slide
                item={each}
                index={index + offset}
                isCurrent={offset === 0}
                isZoomed={isZoomed}
                needsPixels={offset === 0 && needsPixels}
                // The current item has the whole bandwidth.
                mayLoad={offset === 0 || shownId === item.id}
                onSettled={offset === 0 ? showNeighbours : undefined}
              />
            </div>
          );
        })}
      </div>
      {!isZoomed && <OverPicture item={item} />}
      <Arrows
        hasPrevious={hasPrevious}
        hasNext={hasNext}
        isZoomed={isZoomed}
        hasSwiped={hasSwiped}
        onStep={onStep}
      />
    </div>
  );
}

function OverPicture({ item }: { item: MediaItem }) {
  const note = noteOf(item);
  return (
    <>
      {isIncomplete(item) && (
        <div className={styles.mark}>
          <IncompleteMark />
        </div>
      )}
      {note && <NoteOverlay key={item.id} note={note} item={item} />}
    </>
  );
}

interface ArrowsProps extends Pick<StageProps, 'onStep'> {
  hasPrevious: boolean;
  hasNext: boolean;
  isZoomed: boolean;
  hasSwiped: boolean;
}

function Arrows({
  hasPrevious,
  hasNext,
  isZoomed,
  hasSwiped,
  onStep,
}: ArrowsProps) {
  const { t } = useTranslation();
  return (
    <div
      className={isZoomed ? styles.quiet : undefined}
      data-swiped={hasSwiped}
    >
      <Arrow
        side="previous"
        isEnd={!hasPrevious}
        label={t('viewer.previous')}
        onClick={() => onStep(-1)}
      />
      <Arrow
        side="next"
        isEnd={!hasNext}
        label={t('viewer.next')}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

interface ArrowProps {
  side: 'previous' | 'next';
  isEnd: boolean;
  label: string;
  onClick: () => void;
}

/** At its end disabled, but keeps the keyboard focus. */
function Arrow({ side, isEnd, label, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${styles[side]}`}
      aria-label={label}
      title={label}
      aria-disabled={isEnd}
      data-no-swipe
      onClick={isEnd ? undefined : onClick}
    >
      {side === 'previous' ? <PreviousIcon /> : <NextIcon />}
    </button>
  );
}
