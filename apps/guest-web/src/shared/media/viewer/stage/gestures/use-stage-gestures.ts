import { useCallback, useLayoutEffect, useRef } from 'react';
import { isDialogOverViewer } from '../../../../lib/is-dialog-open';
import { isField } from '../../use-step-keys';
import { StageGestures, type StageAnswers } from './stage-gestures';
import type { Neighbours } from '@hatira/contract';
import type { Point } from './zoom';

const ZOOM_KEYS: Record<string, 1 | -1> = { '+': 1, '=': 1, '-': -1 };
const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Answers {
  neighbours: Neighbours;
  onStep: (by: -1 | 1) => void;
  onClose: (() => void) | undefined;
}

export function useStageGestures(
  id: string,
  answers: Answers,
  onZoom: StageAnswers['onZoom'],
) {
  const stage = useRef<HTMLDivElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const gestures = useRef<StageGestures>(undefined);
  const latest = useRef(answers);
  const reset = useCallback(() => gestures.current?.reset(), []);

  useLayoutEffect(() => {
    latest.current = answers;
  });
  useLayoutEffect(() => {
    gestures.current = new StageGestures(stage.current!, track.current!, {
      neighbours: () => latest.current.neighbours,
      onStep: (step) => latest.current.onStep(step),
      onPulledAway: () => latest.current.onClose,
      onZoom,
    });
    return gestures.current.listen();
  }, [onZoom]);
  // Before the paint: the neighbour that slid in is current.
  useLayoutEffect(reset, [reset, id]);

  useLayoutEffect(() => {
    const zoom = (event: KeyboardEvent) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (
        altKey ||
        ctrlKey ||
        metaKey ||
        isField(target) ||
        isDialogOverViewer()
      )
        return;
      const way = WAYS[key];
      if (key === 'Escape') reset();
      else if (ZOOM_KEYS[key]) gestures.current?.zoomBy(ZOOM_KEYS[key]);
      // The arrows turn no page.
      else if (way && gestures.current?.lookTo(way)) event.preventDefault();
    };
    window.addEventListener('keydown', zoom);
    return () => window.removeEventListener('keydown', zoom);
  }, [reset]);

  return { stage, track, reset };
}
